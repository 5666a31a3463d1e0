import {
  actionOf,
  afterMoves,
  BY_ABILITY,
  BY_REWARD,
  BY_TOKEN,
  CITY_COUNT,
  type Move,
  maharaja2020,
  type OpenMove,
  SITE_COUNT,
  type View,
} from '@durbar/maharaja-2020';
import type { Offer as CourtOffer, Offers as CourtOffers } from '../../kingdom/court.ts';

/** Something to do with a target: one move, or a journey and a build after it. */
export type Offer = CourtOffer<OpenMove>;

/** What each place and piece offers now. */
export interface Offers extends CourtOffers<OpenMove> {
  readonly tiles: ReadonlyMap<number, Offer>;
  /** Everything else legal: gains, abilities, exchanges, purchases, plans, the end. */
  readonly others: readonly Move[];
}

export const NO_OFFERS: Offers = {
  sites: new Map(),
  cityBuilds: new Map(),
  villages: new Map(),
  journeys: new Map(),
  flags: new Map(),
  characters: new Map(),
  tiles: new Map(),
  others: [],
};

/** What a move is made by, where that can be one of several things. */
export function byOf(move: Move): number | null {
  return 'by' in move ? move.by : move.type === 'character' ? 7 : null;
}

/**
 * Whether a press may make this move: with a card chosen what is that card's; without one what the disc, the action in
 * hand or a reward allows, since tokens and abilities are spent only on purpose.
 */
function wanted(position: View, card: number | null, move: Move): boolean {
  const by = byOf(move);
  if (by === null) return true;
  if (card !== null) return by === card;
  if (by < BY_TOKEN || by === BY_REWARD) return true;
  return by < BY_ABILITY && position.tokenParts !== 0 && actionOf(by) === position.tokenOpen;
}

/** Offers that a seat has now. @param card `by` of the card that is chosen, or null */
export function offersOf(position: View, seat: number, card: number | null): Offers {
  const legal = maharaja2020.legalMoves(position, seat);
  const into = collect();
  const travels: Extract<Move, { type: 'travel' }>[] = [];
  for (const move of legal) {
    if (move.type === 'travel') travels.push(move);
    if (wanted(position, card, move)) into.add([], move);
  }
  // What could be built after the cheapest journey to each city.
  for (const travel of travels) {
    if (travel.way > 0) continue;
    const there = afterMoves(position, [travel]);
    for (const move of maharaja2020.legalMoves(there, there.seat))
      if (wanted(there, card, move) && standsIn(move, travel.city)) into.add([travel], move);
  }
  return into.offers;
}

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
  /** The first offer of a place stays: what needs no journey comes first. */
  const put = (map: Map<number, Offer>, key: number, offer: Offer) => {
    if (!map.has(key)) map.set(key, offer);
  };
  const add = (before: readonly OpenMove[], move: Move) => {
    if (move.type === 'end' || move.type === 'plan' || move.type === 'step') {
      others.push(move);
      return;
    }
    const offer: Offer = { moves: [...before, move], by: byOf(move) };
    switch (move.type) {
      case 'statue':
        return put(sites, move.city * SITE_COUNT + move.site, offer);
      case 'shrine':
        return move.place < CITY_COUNT
          ? put(cityBuilds, move.place, offer)
          : put(villages, move.place - CITY_COUNT, offer);
      case 'found':
        return put(villages, move.village, offer);
      case 'travel': {
        const ways = journeys.get(move.city);
        if (ways) ways.push(offer);
        else journeys.set(move.city, [offer]);
        return;
      }
      case 'flag':
        return put(flags, move.city, offer);
      case 'character':
      case 'pick':
      case 'maharani':
        return put(characters, move.character, offer);
      case 'reward':
        return put(tiles, move.tile, offer);
      default:
        others.push(move);
    }
  };
  const offers: Offers = { sites, cityBuilds, villages, journeys, flags, characters, tiles, others };
  return { offers, add };
}
