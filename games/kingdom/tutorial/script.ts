import type { RoadMap, SharedMove } from '../rules/index.ts';

/** The places that both boards mark in a position (`data-place`), on every screen. */
export function listSharedPlaces(map: RoadMap, phase: string, actions: number): readonly string[] {
  const buttons = phase === 'plan' ? ['seal'] : phase === 'act' ? ['undo', 'end'] : [];
  return [
    ...map.cityNames.flatMap((_, city) => [`city-${city}`, `flag-${city}`]),
    ...map.villageNames.map((_, village) => `village-${village}`),
    ...(phase === 'plan' ? Array.from({ length: actions }, (_, action) => `action-${action}`) : []),
    ...(phase === 'act' ? ['card-disc-0', 'card-disc-1'] : []),
    ...buttons.map((name) => `button-${name}`),
  ];
}

/** Plans two actions. */
export const plan = (a: number, b: number): SharedMove => ({
  type: 'plan',
  first: Math.min(a, b),
  second: Math.max(a, b),
});
export const pick = (character: number): SharedMove => ({ type: 'pick', character });
export const found = (village: number): SharedMove => ({ type: 'found', village });
/** Travels to a city by the cheapest route. */
export const travel = (city: number): SharedMove => ({ type: 'travel', city, way: 0 });
export const END: SharedMove = { type: 'end' };

/**
 * The plans with one of several actions in them, besides one plan that is shown: as good as that one.
 * @param actions number of actions on the disc
 */
export function listPlansWith(wanted: readonly number[], actions: number, shown: SharedMove): SharedMove[] {
  const plans = wanted.flatMap((one) => Array.from({ length: actions }, (_, other) => plan(one, other)));
  const others = new Map(plans.map((each) => [JSON.stringify(each), each]));
  others.delete(JSON.stringify(shown));
  return [...others.values()];
}
