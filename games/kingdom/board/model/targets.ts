import { actionOf, BY_TOKEN } from '../../rules/index.ts';
import type { KingdomMove, KingdomView, LegalTargets } from '../board-context.ts';

/** Nothing is offered. */
export const EMPTY_TARGETS: LegalTargets<never> = {
  sites: new Map(),
  cityBuilds: new Map(),
  cityPickups: new Map(),
  villages: new Map(),
  journeys: new Map(),
  flags: new Map(),
  characters: new Map(),
};

/** The first offer of a place stays: what needs no journey comes first. */
export function addFirst<O>(map: Map<number, O>, key: number, target: O): void {
  if (!map.has(key)) map.set(key, target);
}

/** Adds a way to a city. */
export function addJourneyTarget<O>(map: Map<number, O[]>, city: number, target: O): void {
  const ways = map.get(city);
  if (ways) ways.push(target);
  else map.set(city, [target]);
}

/**
 * Whether a press may make a move: with a card chosen what is that card's; without one what the disc or the action in hand
 * allows, since tokens and abilities are spent only on purpose.
 * @param ability the `by` of abilities; above it are those of rewards
 */
export function isWanted(
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

interface TargetSearch<V, M extends KingdomMove> {
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
export function collectTargets<V, M extends KingdomMove>(position: V, walk: TargetSearch<V, M>): void {
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
export function hasTargets({
  sites,
  cityBuilds,
  cityPickups,
  villages,
  flags,
  characters,
}: LegalTargets): boolean {
  return [sites, cityBuilds, cityPickups, villages, flags, characters].some(({ size }) => size > 0);
}

/** The cities in which a small piece may be put, a journey before it or not, in the order of their numbers. */
export function buildableCities({ cityBuilds }: Pick<LegalTargets, 'cityBuilds'>): readonly number[] {
  return [...cityBuilds.keys()].toSorted((a, b) => a - b);
}
