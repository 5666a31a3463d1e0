import { botNamed } from '@durbar/bots';
import type { AnyGame } from '@durbar/games';
import { type GameEvent, type Seat, seededDeal, seededRng } from '@durbar/kernel';

/** Describes the position to show. */
export interface PositionRequest {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
  /** The kind of decision to stop at; null: any. */
  readonly until: string | null;
  /** Which such decision to stop at, from 1; 0: play to the end of the match. */
  readonly nth: number;
}

/** A position, its last events, and the seat that plays at this screen. */
export interface GalleryPosition {
  readonly game: AnyGame;
  readonly seats: number;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly seat: Seat;
}

const greedy = botNamed('greedy');

/** The move of a seat without a person. */
export function botMove(game: AnyGame, state: unknown, seat: Seat): unknown {
  const rng = seededRng(game.fingerprint(state), `gallery ${seat}`);
  return greedy.choose(game, game.view(state, seat), seat, { rng, now: () => 0 });
}

/** The next seat that must move; null if the match is over. */
export const nextSeat = (game: AnyGame, state: unknown): Seat | null => game.active(state)[0] ?? null;

/**
 * Plays with bots until the described position, or to the end.
 * @throws {OptionError} if there is no such match
 */
export function findPosition(
  game: AnyGame,
  { seats, seed, options, until, nth }: PositionRequest,
): GalleryPosition {
  const state = game.setup(game.parseOptions(options, seats), seats, seededDeal(`gallery-${seed}`));
  let events: GameEvent[] = [];
  let left = nth;
  for (let seat = nextSeat(game, state); seat !== null; seat = nextSeat(game, state)) {
    const kind = game.decision(state, seat)?.kind;
    if (kind !== undefined && (until === null || kind === until) && --left === 0)
      return { game, seats, state, events, seat };
    events = [];
    game.apply(state, seat, botMove(game, state, seat), events);
  }
  return { game, seats, state, events, seat: 0 };
}
