import { type AnyGame, load } from '@durbar/games';
import type { WireSituation } from '@durbar/protocol';
import { Follower } from '@durbar/server/test/support/follower.ts';
import type { Person } from '@durbar/server/test/support/person.ts';

/** How long a match, or a part of it, may take on a busy machine, in milliseconds. */
const PATIENCE_MS = 80_000;

interface Playing {
  readonly table: string;
  readonly game: string;
  /** Picks one of a seat's legal moves; by default the way that is the shortest to the end: `hurry`. */
  readonly choose?: (moves: readonly unknown[], seat: number, game: AnyGame) => unknown;
  /** A seat stops as soon as this holds for it, before it decides; by default at the end of the match. */
  readonly until?: (where: Where) => boolean;
}

/** Where a seat is in the match. */
export interface Where {
  /** What it sees of the position. */
  readonly view: unknown;
  /** The kind of decision that it has to make; null for none. */
  readonly asked: string | null;
  /** Number of the round, and of the latest possible last one. */
  readonly round: number;
  readonly lastRound: number;
}

/** Stops where the last round is planned, to be played on the pages. */
export const untilLastRound = ({ round, lastRound }: Where): boolean => round >= lastRound;

/** Ends the turn where that is allowed, and else makes the first move. */
const hurry = (moves: readonly unknown[], _: number, game: AnyGame): unknown =>
  moves.find((move) => game.key(move) === 'end') ?? moves[0];

/**
 * Plays seats by sockets, as other devices of their people: as fast as the server allows, while their pages look on.
 * @param people in the order of their seats, from seat 0
 */
export async function playOn(
  people: readonly Person[],
  { table, game, choose = hurry, until = () => false }: Playing,
): Promise<void> {
  const rules = await load(game);
  const whereIs = ({ decision, view }: WireSituation): Where => {
    const { number, of } = rules.round?.(rules.parseView(view)) ?? { number: 0, of: 0 };
    return { view, asked: decision?.kind ?? null, round: number, lastRound: of };
  };
  const ends = [];
  for (const [seat, person] of people.entries())
    ends.push(
      await playSeat(person, table, {
        choose: (view) => choose(rules.legalMoves(rules.parseView(view), seat), seat, rules),
        isDone: (situation) => situation.status === 'over' || until(whereIs(situation)),
      }),
    );
  await Promise.all(ends.map((end) => end()));
}

interface SeatToPlay {
  readonly choose: (view: unknown) => unknown;
  readonly isDone: (situation: WireSituation) => boolean;
}

/** Plays a seat from now on. @returns waits until it is done */
async function playSeat(person: Person, table: string, { choose, isDone }: SeatToPlay) {
  const page = await person.connect();
  const follower = new Follower(table);
  follower.attach(page);
  let answered = -1;
  let commands = 0;
  const play = (): void => {
    const { situation } = follower.read();
    if (!situation?.decision || situation.sealed !== null || isDone(situation)) return;
    const { id: decision } = situation.decision;
    if (decision === answered) return;
    answered = decision;
    const act = { kind: 'move', move: choose(situation.view) } as const;
    page.send({ t: 'do', table, id: `${person.me.id}-${decision}-${commands++}`, decision, act });
  };
  page.onNews = play;
  play();
  return async (): Promise<void> => {
    const done = () => {
      const { situation } = follower.read();
      return situation !== null && isDone(situation);
    };
    await page.until(done, 'the end of what is to be played', PATIENCE_MS);
    await page.close();
  };
}
