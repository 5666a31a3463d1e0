import type { Offer as CourtOffer, Offers as CourtOffers } from '../../../kingdom/board/court.ts';
import { addJourney, NOTHING, putFirst, walkOffers, wanted } from '../../../kingdom/board/model/offers.ts';
import {
  afterMoves,
  BY_ABILITY,
  CITY_COUNT,
  type Move,
  maharaja2020,
  type OpenMove,
  SITE_COUNT,
  type View,
} from '../../rules/index.ts';

/** Something to do with a target: one move, or a journey and a build after it. */
export type Offer = CourtOffer<OpenMove>;

/** What each place and piece offers now. */
export interface Offers extends CourtOffers<OpenMove> {
  readonly tiles: ReadonlyMap<number, Offer>;
  /** Everything else legal: gains, abilities, exchanges, purchases, plans, the end. */
  readonly others: readonly Move[];
}

export const NO_OFFERS: Offers = { ...NOTHING, tiles: new Map(), others: [] };

/** What a move is made by, where that can be one of several things. */
export function byOf(move: Move): number | null {
  return 'by' in move ? move.by : move.type === 'character' ? 7 : null;
}

/** Offers that a seat has now. @param card `by` of the card that is chosen, or null */
export function offersOf(position: View, seat: number, card: number | null): Offers {
  const into = collect();
  walkOffers<View, Move>(position, {
    legal: (now) => maharaja2020.legalMoves(now, now === position ? seat : now.seat),
    after: (now, travel) => afterMoves(now, [travel].filter(isOpen)),
    cheapestTo: (move) => (move.type === 'travel' && move.way === 0 ? move.city : null),
    wanted: (now, move) => wanted(now, card, byOf(move), BY_ABILITY),
    buildsIn: standsIn,
    add: (before, move) => into.add(before.filter(isOpen), move),
  });
  return into.offers;
}

const isOpen = (move: Move): move is OpenMove =>
  move.type !== 'end' && move.type !== 'plan' && move.type !== 'step';

function standsIn(move: Move, city: number): boolean {
  return (move.type === 'statue' && move.city === city) || (move.type === 'shrine' && move.place === city);
}

function collect() {
  const sites = new Map<number, Offer>();
  const cityBuilds = new Map<number, Offer>();
  const villages = new Map<number, Offer>();
  const journeys = new Map<number, Offer[]>();
  const flags = new Map<number, Offer>();
  const characters = new Map<number, Offer>();
  const tiles = new Map<number, Offer>();
  const others: Move[] = [];
  const add = (before: readonly OpenMove[], move: Move) => {
    if (!isOpen(move)) {
      others.push(move);
      return;
    }
    const offer: Offer = { moves: [...before, move], by: byOf(move) };
    switch (move.type) {
      case 'statue':
        return putFirst(sites, move.city * SITE_COUNT + move.site, offer);
      case 'shrine':
        return move.place < CITY_COUNT
          ? putFirst(cityBuilds, move.place, offer)
          : putFirst(villages, move.place - CITY_COUNT, offer);
      case 'found':
        return putFirst(villages, move.village, offer);
      case 'travel':
        return addJourney(journeys, move.city, offer);
      case 'flag':
        return putFirst(flags, move.city, offer);
      case 'character':
      case 'pick':
      case 'maharani':
        return putFirst(characters, move.character, offer);
      case 'reward':
        return putFirst(tiles, move.tile, offer);
      default:
        others.push(move);
    }
  };
  const offers: Offers = {
    ...NO_OFFERS,
    sites,
    cityBuilds,
    villages,
    journeys,
    flags,
    characters,
    tiles,
    others,
  };
  return { offers, add };
}
