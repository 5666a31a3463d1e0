import type { Offer as CourtOffer, Offers as CourtOffers } from '../../../kingdom/board/court.ts';
import { addJourney, NOTHING, putFirst, walkOffers, wanted } from '../../../kingdom/board/model/offers.ts';
import {
  afterMoves,
  BY_BUILDER,
  CITY_COUNT,
  INNER_SITE,
  type Move,
  maharaja2004,
  type OpenMove,
  SITE_COUNT,
  type View,
} from '../../rules/index.ts';

/** Something to do with a target: one move, or a journey and a build after it. */
type Offer = CourtOffer<OpenMove>;

/** What each place and piece offers now. */
export interface Offers extends CourtOffers<OpenMove> {
  /** Seats a character can be enticed away from. */
  readonly entice: ReadonlyMap<number, Offer>;
  /** Everything else legal: gains, bids, plans, the end. */
  readonly others: readonly Move[];
}

export const NO_OFFERS: Offers = { ...NOTHING, entice: new Map(), others: [] };

/** Taking a character is of its action, though it does not say so. */
const CHARACTER = 8;

/** What a move is made by, where that can be one of several things. */
export function byOf(move: Move): number | null {
  if ('by' in move) return move.by;
  return move.type === 'character' || move.type === 'entice' ? CHARACTER : null;
}

/** Offers that a seat has now. @param card `by` of the card that is chosen, or null */
export function offersOf(position: View, seat: number, card: number | null): Offers {
  const into = collect(position);
  walkOffers<View, Move>(position, {
    legal: (now) => maharaja2004.legalMoves(now, now === position ? seat : now.seat),
    after: (now, travel) => afterMoves(now, [travel].filter(isOpen)),
    cheapestTo: (move) => (move.type === 'travel' && move.way === 0 ? move.city : null),
    wanted: (now, move) => wanted(now, card, byOf(move), BY_BUILDER),
    buildsIn: (move, city) =>
      (move.type === 'palace' && move.city === city) || (move.type === 'house' && move.place === city),
    add: (before, move) => into.add(before.filter(isOpen), move),
  });
  return into.offers;
}

const isOpen = (move: Move): move is OpenMove => move.type !== 'end' && move.type !== 'plan';

/** The site that a palace would come to: an outer one to the first that is free (M04-4.2). */
function siteOf({ sites }: View, { city, inner }: Extract<Move, { type: 'palace' }>): number {
  const first = city * SITE_COUNT;
  if (inner) return first + INNER_SITE;
  return sites.findIndex((colour, i) => i > first && i < first + SITE_COUNT && colour < 0);
}

function collect(position: View) {
  const sites = new Map<number, Offer>();
  const cityBuilds = new Map<number, Offer>();
  const cityLifts = new Map<number, Offer>();
  const villages = new Map<number, Offer>();
  const journeys = new Map<number, Offer[]>();
  const flags = new Map<number, Offer>();
  const characters = new Map<number, Offer>();
  const entice = new Map<number, Offer>();
  const others: Move[] = [];
  const at = (cities: Map<number, Offer>, place: number, offer: Offer) =>
    place < CITY_COUNT ? putFirst(cities, place, offer) : putFirst(villages, place - CITY_COUNT, offer);
  const add = (before: readonly OpenMove[], move: Move) => {
    if (!isOpen(move) || move.type === 'gain' || move.type === 'bid' || move.type === 'pass') {
      others.push(move);
      return;
    }
    const offer: Offer = { moves: [...before, move], by: byOf(move) };
    switch (move.type) {
      case 'palace':
        return putFirst(sites, siteOf(position, move), offer);
      case 'house':
      case 'drop':
        return at(cityBuilds, move.place, offer);
      case 'lift':
        return at(cityLifts, move.place, offer);
      case 'found':
        return putFirst(villages, move.village, offer);
      case 'travel':
        return addJourney(journeys, move.city, offer);
      case 'governor':
        return putFirst(flags, move.city, offer);
      case 'character':
      case 'pick':
      case 'give':
        return putFirst(characters, move.character, offer);
      case 'entice':
        return putFirst(entice, move.from, offer);
    }
  };
  const offers: Offers = {
    sites,
    cityBuilds,
    cityLifts,
    villages,
    journeys,
    flags,
    characters,
    entice,
    others,
  };
  return { offers, add };
}
