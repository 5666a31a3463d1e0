import type { KitKey } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { Journey } from '../rules/index.ts';
import type { BoardMove, CourtFacts, CourtLooks, KingdomView, PlateFacts, Standing } from './court.ts';

/** What is looked at on the table: by whom, and what. */
export interface Scene<V, M extends BoardMove> {
  readonly position: V;
  readonly facts: CourtFacts<M>;
  readonly words: Words<KitKey>;
  /** The seat that looks; null for a spectator. */
  readonly seat: number | null;
}

/** A city that a seat looks at, and the way there that it has chosen. */
export interface Aim {
  readonly seat: number;
  readonly city: number;
  readonly way: number;
}

/** What a game's positions and rules say in the terms of the shared table. */
interface Ledger<V, O extends BoardMove> {
  coins(position: V): readonly number[];
  figures(position: V): readonly number[];
  smalls(position: V): readonly number[];
  spaces(position: V): readonly number[];
  next(position: V): number;
  ownersIn(position: V, village: number): readonly number[];
  journeys(position: V, seat: number, city: number): readonly Journey[];
  fare(position: V, seat: number, way: Journey): number;
  /** @param moves what is aimed at there */
  plate(position: V, aim: Aim, moves: readonly O[]): PlateFacts;
  standing(position: V, city: number, moves: readonly O[]): Standing;
  /** Whether a move may be foretold. */
  isOpen(move: BoardMove): move is O;
}

/** What a game says in words of its own. */
type Telling = Pick<CourtLooks, 'stateOf' | 'lifted' | 'deedsIn' | 'action' | 'card' | 'planSum'>;

/** How a game tells of things on its table, for whoever looks at it. */
export function looksFrom<V extends KingdomView, M extends BoardMove, O extends M>(
  ledger: Ledger<V, O>,
  tell: (scene: Scene<V, M>) => Telling,
): (position: V, facts: CourtFacts<M>, words: Words<KitKey>) => CourtLooks {
  return (position, facts, words) => {
    const seat = facts.me ?? facts.asked;
    const fare = (way: Journey) => (seat === null ? way.total : ledger.fare(position, seat, way));
    const aimed = facts.aim ? facts.aim.moves.filter((move) => ledger.isOpen(move)) : [];
    const coins = ledger.coins(position);
    const { way } = facts.draft;
    return {
      coins,
      figures: ledger.figures(position),
      smalls: ledger.smalls(position),
      spaces: ledger.spaces(position),
      next: ledger.next(position),
      ownersIn: (village) => ledger.ownersIn(position, village),
      waysTo: (city) => (seat === null ? [] : ledger.journeys(position, seat, city)),
      fare,
      canPay: (one) => fare(one) <= (coins[seat ?? 0] ?? 0),
      plate: (city) => (seat === null ? null : ledger.plate(position, { seat, city, way }, aimed)),
      standing: (city) => ledger.standing(position, city, aimed),
      ...tell({ position, facts, words, seat }),
    };
  };
}
