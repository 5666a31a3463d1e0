import type { Message } from '@durbar/kernel';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { KitKey } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { TravelOption } from '../rules/index.ts';
import type { KingdomBoardState } from './board-state.ts';
import { type AndThen, lookAheadInCity } from './model/and-then.ts';
import type { CityRanking } from './model/city-ranking.ts';
import type { KingdomMove, KingdomView } from './model/kingdom-view.ts';
import { SITE_COUNT } from './model/map-layout.ts';
import type { Plan } from './model/plan-summary.ts';
import type { LegalTarget } from './model/targets.ts';
import type { TurnCardState } from './model/turn-cards.ts';

/** The input of a game's description. */
export interface DescriptionInput<V, M extends KingdomMove> {
  readonly position: V;
  readonly facts: KingdomBoardState<M>;
  readonly words: Words<KitKey>;
  /** The seat of the viewer; null for a spectator. */
  readonly seat: number | null;
}

/** The city that the player looks at, and the index of the chosen travel option. */
export interface ViewedCity {
  readonly seat: number;
  readonly city: number;
  readonly optionIndex: number;
  /** Source of the chosen card, or null. */
  readonly card: number | null;
}

/** Facts about positions and rules that the shared board gets from a game. */
interface GameFacts<V, M extends KingdomMove, O extends M> {
  coins(position: V): readonly number[];
  figures(position: V): readonly number[];
  smallPieces(position: V): readonly number[];
  flagSpaces(position: V): readonly number[];
  nextSeat(position: V): number;
  villageOwners(position: V, village: number): readonly number[];
  travelOptionsTo(position: V, seat: number, city: number): readonly TravelOption[];
  fare(position: V, seat: number, option: TravelOption): number;
  /** @param moves the moves of the previewed target */
  cityDetails(position: V, view: ViewedCity, moves: readonly O[]): CityDetails;
  rankCity(position: V, city: number, moves: readonly O[]): CityRanking;
  /** The position after moves of the seat in turn, and the cards of a seat there. */
  afterMoves(position: V, moves: readonly O[]): V;
  listTurnCards(position: V, seat: number): readonly TurnCardState<M>[];
  /** Whether a move can be previewed, because its outcome is known. */
  isPreviewable(move: M): move is O;
}

/** Texts that each game words in its own terms. */
type GameTexts = Pick<
  GameDescription,
  'seatStatus' | 'movingFrom' | 'cityActions' | 'actionText' | 'turnCardText' | 'prestigeOf'
>;

/** Makes the function that describes a game's board to the viewer's seat. */
export function createDescription<V extends KingdomView, M extends KingdomMove, O extends M>(
  game: GameFacts<V, M, O>,
  describe: (input: DescriptionInput<V, M>) => GameTexts,
): (position: V, facts: KingdomBoardState<M>, words: Words<KitKey>) => GameDescription {
  return (position, facts, words) => {
    const seat = facts.decidingSeat ?? facts.actingSeat;
    const fare = (option: TravelOption) => (seat === null ? option.total : game.fare(position, seat, option));
    const previewed = facts.previewTarget
      ? facts.previewTarget.moves.filter((move) => game.isPreviewable(move))
      : [];
    const coins = game.coins(position);
    const { optionIndex, card } = facts.draft;
    let then: AndThen | null | undefined;
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
      // Several parts of the board ask for it.
      andThen: () => {
        if (then === undefined)
          then =
            seat === null || previewed.length === 0
              ? null
              : lookAhead(game, position, facts, previewed, seat);
        return then;
      },
      ...describe({ position, facts, words, seat }),
    };
  };
}

/** What a previewed target leads to in the city that the player looks at, else in the Maharaja's. */
function lookAhead<V extends KingdomView, M extends KingdomMove, O extends M>(
  game: GameFacts<V, M, O>,
  position: V,
  { city: shown }: KingdomBoardState<M>,
  moves: readonly O[],
  seat: number,
): AndThen | null {
  const city = shown ?? position.maharaja;
  if (city < 0) return null;
  const after = game.afterMoves(position, moves);
  return lookAheadInCity(seat, city, game.rankCity(position, city, moves), {
    coins: game.coins(after),
    nextSeat: game.nextSeat(after),
    cards: game.listTurnCards(after, seat),
  });
}

/** What a city's card shows to the viewer's seat. */
export interface CityDetails {
  readonly isHere: boolean;
  readonly travelOptions: readonly TravelOption[];
  readonly travelOption: TravelOption | null;
  /** Villages that block the seat's figure from the city; empty if the city can be reached. */
  readonly blockingVillages: readonly string[];
  /** Whether the seat can build or act there; if not, the prices have no meaning. */
  readonly isOpen: boolean;
  /** Price of a large piece, with the previewed target. */
  readonly price: number;
  /** Coins left after the previewed target. */
  readonly coinsLeft: number;
}

/** A button for an action in a city. */
export interface CityAction {
  /** Name of the drawing: the piece, or `go`. */
  readonly art: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly target: LegalTarget;
}

/** The texts of one action on the disc. */
export interface ActionText {
  readonly name: string;
  /** What the action does. */
  readonly about: string;
  readonly clause: string;
}

/** The texts of a turn's card. */
export interface TurnCardText {
  readonly art: ArtName;
  readonly name: string;
  readonly subtitle: string;
  /** What the card does, or why it does nothing. */
  readonly description: string;
  readonly clause: string;
}

/** The description of the board in the game's own terms, for the viewer's seat. */
export interface GameDescription {
  /** Coins of each seat; place of each seat's figure; each seat's small pieces in cities, at `seat * 7 + city`. */
  readonly coins: readonly number[];
  readonly figures: readonly number[];
  readonly smallPieces: readonly number[];
  /** Space of each city's flag or governor. */
  readonly flagSpaces: readonly number[];
  /** A seat's status in a phase that only this game has; null in other phases. */
  seatStatus(seat: number): string | null;
  /** The seat that decides next if no seat must decide now; −1 for none. */
  readonly nextSeat: number;
  /** The place of the small piece that is being moved, cities first, then villages; −1 for none. */
  readonly movingFrom: number;
  /** Seats with a piece in a village; a seat with two pieces comes twice. */
  villageOwners(village: number): readonly number[];
  travelOptionsTo(city: number): readonly TravelOption[];
  /** The price of a travel option for the viewer's seat, and whether the seat can pay it. */
  fare(option: TravelOption): number;
  canPay(option: TravelOption): boolean;
  cityDetails(city: number): CityDetails | null;
  cityRanking(city: number): CityRanking;
  /** What the previewed target would lead to; null without one. */
  andThen(): AndThen | null;
  cityActions(city: number): readonly CityAction[];
  actionText(action: number): ActionText;
  turnCardText(card: TurnCardState): TurnCardText;
  /** Points that a plan brings besides its payout, with their drawing; null for none. */
  prestigeOf(plan: Plan): { readonly art: ArtName; readonly points: number } | null;
}

/**
 * A city's label for screen readers: its free sites, and whether the seat can travel there. @param toll null if the
 * seat cannot reach the city
 */
export function cityLabel(
  position: Pick<KingdomView, 'sites' | 'maharaja'>,
  city: number,
  name: string,
  toll: number | null,
): Message {
  const free = position.sites
    .slice(city * SITE_COUNT, (city + 1) * SITE_COUNT)
    .filter((seat) => seat < 0).length;
  return {
    key: 'kingdom.city.label',
    values: {
      city: name,
      maharaja: position.maharaja === city ? 'yes' : 'no',
      free,
      go: toll === null ? 'no' : 'yes',
      toll: toll ?? 0,
    },
  };
}

/** A village's label for screen readers. @param owners names of the seats with a piece there */
export function villageLabel(name: string, owners: string, count: number): Message {
  return { key: 'kingdom.village.label', values: { village: name, owners, count } };
}
