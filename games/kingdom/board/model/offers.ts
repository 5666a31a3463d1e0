import { actionOf, BY_TOKEN } from '../../rules/index.ts';
import type { BoardMove, KingdomView, Offers } from '../court.ts';

/** Nothing is offered. */
export const NOTHING: Offers<never> = {
  sites: new Map(),
  cityBuilds: new Map(),
  cityLifts: new Map(),
  villages: new Map(),
  journeys: new Map(),
  flags: new Map(),
  characters: new Map(),
};

/** The first offer of a place stays: what needs no journey comes first. */
export function putFirst<O>(map: Map<number, O>, key: number, offer: O): void {
  if (!map.has(key)) map.set(key, offer);
}

/** Adds a way to a city. */
export function addJourney<O>(map: Map<number, O[]>, city: number, offer: O): void {
  const ways = map.get(city);
  if (ways) ways.push(offer);
  else map.set(city, [offer]);
}

/**
 * Whether a press may make a move: with a card chosen what is that card's; without one what the disc or the action in hand
 * allows, since tokens and abilities are spent only on purpose.
 * @param ability the `by` of abilities; above it are those of rewards
 */
export function wanted(
  position: Pick<KingdomView, 'tokenParts' | 'tokenOpen'>,
  card: number | null,
  by: number | null,
  ability: number,
): boolean {
  if (by === null) return true;
  if (card !== null) return by === card;
  if (by < BY_TOKEN || by > ability) return true;
  return by < ability && position.tokenParts !== 0 && actionOf(by) === position.tokenOpen;
}

interface Walk<V, M extends BoardMove> {
  legal(position: V): readonly M[];
  after(position: V, travel: M): V;
  /** The city of the cheapest journey to it; null for any other move. */
  cheapestTo(move: M): number | null;
  wanted(position: V, move: M): boolean;
  /** Whether a move builds something in a city. */
  buildsIn(move: M, city: number): boolean;
  /** Adds a move, with the journey before it if it takes one. */
  add(before: readonly M[], move: M): void;
}

/** Adds what can be done at once, and what could be built after the cheapest journey to each city. */
export function walkOffers<V, M extends BoardMove>(position: V, walk: Walk<V, M>): void {
  const legal = walk.legal(position);
  for (const move of legal) if (walk.wanted(position, move)) walk.add([], move);
  for (const travel of legal) {
    const city = walk.cheapestTo(travel);
    if (city === null) continue;
    const there = walk.after(position, travel);
    for (const move of walk.legal(there))
      if (walk.wanted(there, move) && walk.buildsIn(move, city)) walk.add([travel], move);
  }
}

/** Whether there is anything to press on the map and beside it. */
export function somethingIn({ sites, cityBuilds, cityLifts, villages, flags, characters }: Offers): boolean {
  return [sites, cityBuilds, cityLifts, villages, flags, characters].some(({ size }) => size > 0);
}

/** The cities in which a small piece may be put, a journey before it or not, in the order of their numbers. */
export function citiesAsked({ cityBuilds }: Pick<Offers, 'cityBuilds'>): readonly number[] {
  return [...cityBuilds.keys()].toSorted((a, b) => a - b);
}
