import type { KitKey } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { Journey } from '../rules/index.ts';
import type {
  CityDetails,
  CityRanking,
  GameDescription,
  KingdomBoardState,
  KingdomMove,
  KingdomView,
} from './board-context.ts';

/** What is looked at on the table: by whom, and what. */
export interface DescriptionInput<V, M extends KingdomMove> {
  readonly position: V;
  readonly facts: KingdomBoardState<M>;
  readonly words: Words<KitKey>;
  /** The seat that looks; null for a spectator. */
  readonly seat: number | null;
}

/** A city that a seat looks at, and the way there that it has chosen. */
export interface ViewedCity {
  readonly seat: number;
  readonly city: number;
  readonly route: number;
}

/** What a game's positions and rules say in the terms of the shared table. */
interface GameFacts<V, O extends KingdomMove> {
  coins(position: V): readonly number[];
  figures(position: V): readonly number[];
  smalls(position: V): readonly number[];
  spaces(position: V): readonly number[];
  next(position: V): number;
  ownersIn(position: V, village: number): readonly number[];
  journeys(position: V, seat: number, city: number): readonly Journey[];
  fare(position: V, seat: number, way: Journey): number;
  /** @param moves what is aimed at there */
  plate(position: V, aim: ViewedCity, moves: readonly O[]): CityDetails;
  standing(position: V, city: number, moves: readonly O[]): CityRanking;
  /** Whether a move may be foretold. */
  isOpen(move: KingdomMove): move is O;
}

/** What a game says in words of its own. */
type GameTexts = Pick<
  GameDescription,
  'seatStatus' | 'liftedPlace' | 'cityActions' | 'actionText' | 'turnCardText' | 'planPreview'
>;

/** How a game tells of things on its table, for whoever looks at it. */
export function createDescription<V extends KingdomView, M extends KingdomMove, O extends M>(
  ledger: GameFacts<V, O>,
  tell: (scene: DescriptionInput<V, M>) => GameTexts,
): (position: V, facts: KingdomBoardState<M>, words: Words<KitKey>) => GameDescription {
  return (position, facts, words) => {
    const seat = facts.decidingSeat ?? facts.actingSeat;
    const fare = (way: Journey) => (seat === null ? way.total : ledger.fare(position, seat, way));
    const aimed = facts.previewTarget ? facts.previewTarget.moves.filter((move) => ledger.isOpen(move)) : [];
    const coins = ledger.coins(position);
    const { route } = facts.draft;
    return {
      coins,
      figures: ledger.figures(position),
      smallPieces: ledger.smalls(position),
      flagSpaces: ledger.spaces(position),
      nextSeat: ledger.next(position),
      villageOwners: (village) => ledger.ownersIn(position, village),
      routesTo: (city) => (seat === null ? [] : ledger.journeys(position, seat, city)),
      fare,
      canPay: (one) => fare(one) <= (coins[seat ?? 0] ?? 0),
      cityDetails: (city) => (seat === null ? null : ledger.plate(position, { seat, city, route }, aimed)),
      cityRanking: (city) => ledger.standing(position, city, aimed),
      ...tell({ position, facts, words, seat }),
    };
  };
}
