import { actionOf, SOURCE_TOKEN } from '../../rules/index.ts';
import type { KingdomMove, KingdomView } from './kingdom-view.ts';
import { SITE_COUNT } from './map-layout.ts';

/** No legal targets. */
export const EMPTY_TARGETS: LegalTargets<never> = {
  sites: new Map(),
  cityBuilds: new Map(),
  cityPickups: new Map(),
  villages: new Map(),
  travels: new Map(),
  flags: new Map(),
  characters: new Map(),
};

/** Adds only the first target of a place: targets without travel come first. */
export function addFirst<O>(map: Map<number, O>, key: number, target: O): void {
  if (!map.has(key)) map.set(key, target);
}

/**
 * Adds the target of a piece that can be built. A build at once comes before one after travel. If several actions allow
 * the build, the cheapest is the target; of equally cheap ones the first, which is one that has begun if there is any.
 * The others at other prices are alternatives.
 */
export function addCheapest<M extends KingdomMove>(
  map: Map<number, LegalTarget<M>>,
  key: number,
  target: LegalTarget<M>,
  priceOf: (target: LegalTarget<M>) => number,
): void {
  const first = map.get(key);
  if (!first) {
    map.set(key, target);
    return;
  }
  if (first.moves.length !== target.moves.length) return;
  const byPrice = new Map<number, LegalTarget<M>>();
  for (const { moves, source } of [...listChoices(first), target]) {
    const price = priceOf({ moves, source });
    if (!byPrice.has(price)) byPrice.set(price, { moves, source });
  }
  const [proposal = first, ...alternatives] = [...byPrice]
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
  map.set(key, alternatives.length === 0 ? proposal : { ...proposal, alternatives });
}

/** Adds a travel option to a city. */
export function addTravelTarget<O>(map: Map<number, O[]>, city: number, target: O): void {
  const options = map.get(city);
  if (options) options.push(target);
  else map.set(city, [target]);
}

/**
 * Whether a press may play the move. With a chosen card only moves of its source may be played. Without one, moves of
 * the disc and of the action in progress may be played: tokens and abilities are spent only on purpose.
 * @param ability the source of abilities; higher sources are those of rewards
 */
export function isWanted(
  position: Pick<KingdomView, 'tokenParts' | 'tokenBegun'>,
  chosenSource: number | null,
  source: number | null,
  ability: number,
): boolean {
  if (source === null) return true;
  if (chosenSource !== null) return source === chosenSource;
  if (source < SOURCE_TOKEN || source > ability) return true;
  return source < ability && position.tokenParts !== 0 && actionOf(source) === position.tokenBegun;
}

interface TargetSearch<V, M extends KingdomMove> {
  legal(position: V): readonly M[];
  after(position: V, travel: M): V;
  /** The city, if the move is the cheapest travel option to it; else null. */
  cheapestTo(move: M): number | null;
  wanted(position: V, move: M): boolean;
  /** Whether a move builds something in a city. */
  buildsIn(move: M, city: number): boolean;
  /** Adds a target: a move, with the travel before it if it needs one. */
  add(before: readonly M[], move: M): void;
}

/** Adds moves that are possible at once, and builds that are possible after the cheapest travel to each city. */
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

/** Whether a target exists on the map or beside it. */
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

/** Whether a small piece is to be picked up, to be moved elsewhere. */
export function picksUpPiece({ villages, cityPickups }: LegalTargets): boolean {
  return [...villages.values(), ...cityPickups.values()].some(({ moves }) => moves.at(-1)?.type === 'lift');
}

/** The cities in which a small piece can be placed, with or without travel before it, in ascending order. */
export function buildableCities({ cityBuilds }: Pick<LegalTargets, 'cityBuilds'>): readonly number[] {
  return [...cityBuilds.keys()].toSorted((a, b) => a - b);
}

/** A place on the map that the player points at. */
export type MapPlace =
  | { readonly kind: 'city'; readonly city: number }
  | { readonly kind: 'site'; readonly city: number; readonly site: number }
  | { readonly kind: 'village'; readonly village: number };

/**
 * A legal target: the place or piece that is pressed is the key in `LegalTargets`, `moves` is what the press plays: one
 * move, or travel followed by a build.
 */
export interface LegalTarget<M extends KingdomMove = KingdomMove> {
  readonly moves: readonly M[];
  /** Source of the last move; null if the move has none. */
  readonly source: number | null;
  /** The same build by other actions at other prices, cheaper ones first; absent if there is no such choice. */
  readonly alternatives?: readonly LegalTarget<M>[];
}

/** Lists a target and its alternatives. */
export function listChoices<M extends KingdomMove>(target: LegalTarget<M>): readonly LegalTarget<M>[] {
  return [target, ...(target.alternatives ?? [])];
}

/** The legal targets by place and kind of piece. */
export interface LegalTargets<M extends KingdomMove = KingdomMove> {
  /** Sites, at `city * 7 + site`. */
  readonly sites: ReadonlyMap<number, LegalTarget<M>>;
  /** Small pieces that can be placed in cities. */
  readonly cityBuilds: ReadonlyMap<number, LegalTarget<M>>;
  /** Small pieces that can be picked up in cities. */
  readonly cityPickups: ReadonlyMap<number, LegalTarget<M>>;
  readonly villages: ReadonlyMap<number, LegalTarget<M>>;
  /** Travel targets by city, in the order of the travel options. */
  readonly travels: ReadonlyMap<number, readonly LegalTarget<M>[]>;
  /** The flag or governor of each city. */
  readonly flags: ReadonlyMap<number, LegalTarget<M>>;
  readonly characters: ReadonlyMap<number, LegalTarget<M>>;
}

/** The target of a place, or null. @param optionIndex the chosen travel option to its city */
export function targetAt<M extends KingdomMove>(
  targets: LegalTargets<M>,
  place: MapPlace,
  optionIndex: number,
): LegalTarget<M> | null {
  switch (place.kind) {
    case 'city': {
      const options = targets.travels.get(place.city);
      return options?.[optionIndex] ?? options?.[0] ?? null;
    }
    case 'site': {
      const target = targets.sites.get(place.city * SITE_COUNT + place.site);
      return target ? withTravelOption(targets, place.city, optionIndex, target) : null;
    }
    case 'village':
      return targets.villages.get(place.village) ?? null;
  }
}

/** The build of a small piece in a city, with the chosen travel option. */
export function buildTarget<M extends KingdomMove>(
  targets: LegalTargets<M>,
  city: number,
  optionIndex: number,
): LegalTarget<M> | null {
  const target = targets.cityBuilds.get(city);
  return target ? withTravelOption(targets, city, optionIndex, target) : null;
}

/** The target with its travel, if any, replaced by the chosen option. */
function withTravelOption<M extends KingdomMove>(
  targets: LegalTargets<M>,
  city: number,
  optionIndex: number,
  target: LegalTarget<M>,
): LegalTarget<M> {
  const [first, ...rest] = target.moves;
  if (optionIndex === 0 || first?.type !== 'travel') return target;
  const travel = targets.travels.get(city)?.[optionIndex];
  if (!travel) return target;
  const alternatives = target.alternatives?.map((other) =>
    withTravelOption(targets, city, optionIndex, other),
  );
  return { ...target, moves: [...travel.moves, ...rest], ...(alternatives && { alternatives }) };
}

export const isSamePlace = (a: MapPlace | null, b: MapPlace | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));

/** The city of a place; null for a village. */
export function cityOf(place: MapPlace | null): number | null {
  return place === null || place.kind === 'village' ? null : place.city;
}

/** What a player points at or has chosen in a city. */
interface CityChoice {
  readonly pointedPlace: MapPlace | null;
  readonly openCity: number | null;
  readonly chosenSite: number | null;
  readonly optionIndex: number;
}

/** The site for a large piece: the one that the player points at or has chosen, else the best free one; null for none. */
export function aimedSite(
  { sites }: Pick<LegalTargets, 'sites'>,
  { pointedPlace, openCity, chosenSite }: Omit<CityChoice, 'optionIndex'>,
  city: number,
): number | null {
  const pointed = pointedPlace?.kind === 'site' && pointedPlace.city === city ? [pointedPlace.site] : [];
  const chosen = openCity === city && chosenSite !== null ? [chosenSite] : [];
  const all = Array.from({ length: SITE_COUNT }, (_, site) => site);
  return [...pointed, ...chosen, ...all].find((site) => sites.has(city * SITE_COUNT + site)) ?? null;
}

/** The large piece in a city at that site. */
export function siteTarget<M extends KingdomMove>(
  targets: LegalTargets<M>,
  choice: CityChoice,
  city: number,
): LegalTarget<M> | null {
  const site = aimedSite(targets, choice, city);
  return site === null ? null : targetAt(targets, { kind: 'site', city, site }, choice.optionIndex);
}

/** What a press on a city's card would do first: build a large piece, build a small one, or go there. */
export function cityTarget<M extends KingdomMove>(
  targets: LegalTargets<M>,
  choice: CityChoice,
  city: number,
): LegalTarget<M> | null {
  return (
    siteTarget(targets, choice, city) ??
    buildTarget(targets, city, choice.optionIndex) ??
    targetAt(targets, { kind: 'city', city }, choice.optionIndex)
  );
}
