import type { ArtName } from '@durbar/kit/art/names.ts';
import type { KitKey } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { TravelOption } from '../rules/index.ts';
import type { KingdomBoardState } from './board-state.ts';
import type { CityRanking } from './model/city-ranking.ts';
import type { KingdomMove, KingdomView } from './model/kingdom-view.ts';
import type { LegalTarget } from './model/targets.ts';
import type { TurnCardState } from './model/turn-cards.ts';

/** What a game's description is made from. */
export interface DescriptionInput<V, M extends KingdomMove> {
  readonly position: V;
  readonly facts: KingdomBoardState<M>;
  readonly words: Words<KitKey>;
  /** The seat that looks; null for a spectator. */
  readonly seat: number | null;
}

/** A city that a seat looks at, and the index of the travel option that it has chosen. */
export interface ViewedCity {
  readonly seat: number;
  readonly city: number;
  readonly optionIndex: number;
  /** `By` of the chosen card, or null. */
  readonly card: number | null;
}

/** What the shared board asks of a game's positions and rules. */
interface GameFacts<V, O extends KingdomMove> {
  coins(position: V): readonly number[];
  figures(position: V): readonly number[];
  smallPieces(position: V): readonly number[];
  flagSpaces(position: V): readonly number[];
  nextSeat(position: V): number;
  villageOwners(position: V, village: number): readonly number[];
  travelOptionsTo(position: V, seat: number, city: number): readonly TravelOption[];
  fare(position: V, seat: number, option: TravelOption): number;
  /** @param moves of the previewed target */
  cityDetails(position: V, view: ViewedCity, moves: readonly O[]): CityDetails;
  rankCity(position: V, city: number, moves: readonly O[]): CityRanking;
  /** Whether a move may be previewed: its outcome is known. */
  isOpen(move: KingdomMove): move is O;
}

/** What a game says in words of its own. */
type GameTexts = Pick<
  GameDescription,
  'seatStatus' | 'liftedPlace' | 'cityActions' | 'actionText' | 'turnCardText' | 'planPreview'
>;

/** Makes the function that describes a game's board to the seat that looks at it. */
export function createDescription<V extends KingdomView, M extends KingdomMove, O extends M>(
  game: GameFacts<V, O>,
  describe: (input: DescriptionInput<V, M>) => GameTexts,
): (position: V, facts: KingdomBoardState<M>, words: Words<KitKey>) => GameDescription {
  return (position, facts, words) => {
    const seat = facts.decidingSeat ?? facts.actingSeat;
    const fare = (option: TravelOption) => (seat === null ? option.total : game.fare(position, seat, option));
    const previewed = facts.previewTarget
      ? facts.previewTarget.moves.filter((move) => game.isOpen(move))
      : [];
    const coins = game.coins(position);
    const { optionIndex, card } = facts.draft;
    return {
      coins,
      figures: game.figures(position),
      smallPieces: game.smallPieces(position),
      flagSpaces: game.flagSpaces(position),
      nextSeat: game.nextSeat(position),
      villageOwners: (village) => game.villageOwners(position, village),
      travelOptionsTo: (city) => (seat === null ? [] : game.travelOptionsTo(position, seat, city)),
      fare,
      canPay: (one) => fare(one) <= (coins[seat ?? 0] ?? 0),
      cityDetails: (city) =>
        seat === null ? null : game.cityDetails(position, { seat, city, optionIndex, card }, previewed),
      cityRanking: (city) => game.rankCity(position, city, previewed),
      ...describe({ position, facts, words, seat }),
    };
  };
}

/** What a city's card shows to the seat that looks at it. */
export interface CityDetails {
  readonly isHere: boolean;
  readonly travelOptions: readonly TravelOption[];
  readonly travelOption: TravelOption | null;
  /** Villages that block the seat's figure from the city; empty if the city can be reached. */
  readonly blockingVillages: readonly string[];
  /** Whether anything can be built or done there; if not, the prices mean nothing. */
  readonly isOpen: boolean;
  /** Price of a large piece, with the previewed target. */
  readonly price: number;
  /** Coins left after the previewed target. */
  readonly coinsLeft: number;
}

/** Something that can be done in a city, as a button. */
export interface CityAction {
  /** The piece, or `go`. */
  readonly art: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly target: LegalTarget;
}

/** An action of the disc in words. */
export interface ActionText {
  readonly name: string;
  /** What it would bring or cost as things stand. */
  readonly preview: string;
  /** Why nothing could come of it as things stand, else null. */
  readonly reason: string | null;
  /** What it is, with its clause. */
  readonly title: string;
}

/** A turn's card in words. */
export interface TurnCardText {
  readonly art: ArtName;
  readonly name: string;
  readonly subtitle: string;
  /** What it does, or why it does nothing. */
  readonly description: string;
  readonly clause: string;
}

/** What a plan would come to in the Maharaja's city. */
export interface PlanPreviewText {
  readonly lines: readonly { readonly text: string; readonly art: ArtName; readonly value: string }[];
  /** Whether all that was planned could be done. */
  readonly isComplete: boolean;
}

/** What a game says in its own terms of its board, for the seat that looks at it. */
export interface GameDescription {
  /** Coins of each seat; where its figure is; its small pieces in cities, at `seat * 7 + city`. */
  readonly coins: readonly number[];
  readonly figures: readonly number[];
  readonly smallPieces: readonly number[];
  /** Space of each city's flag or governor. */
  readonly flagSpaces: readonly number[];
  /** A seat's status in a phase that only this game has; null in any other. */
  seatStatus(seat: number): string | null;
  /** The seat that decides next while none does; −1 for none. */
  readonly nextSeat: number;
  /** The place whose small piece is being moved, cities first, then villages; −1 for none. */
  readonly liftedPlace: number;
  /** Seats that have a piece in a village, one with two of them twice. */
  villageOwners(village: number): readonly number[];
  travelOptionsTo(city: number): readonly TravelOption[];
  /** What a travel option costs the seat that looks, and whether it can pay that. */
  fare(option: TravelOption): number;
  canPay(option: TravelOption): boolean;
  cityDetails(city: number): CityDetails | null;
  cityRanking(city: number): CityRanking;
  cityActions(city: number): readonly CityAction[];
  actionText(action: number): ActionText;
  turnCardText(card: TurnCardState): TurnCardText;
  planPreview(first: number, second: number): PlanPreviewText | null;
}
