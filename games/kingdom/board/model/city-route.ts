import type { Journey } from '../../rules/index.ts';
import type { CityDetails } from '../board-context.ts';

/** The ways to a city that is looked at, and the one chosen of them. */
export function cityRoute(
  isHere: boolean,
  number: number,
  ways: () => readonly Journey[],
): Pick<CityDetails, 'isHere' | 'routes' | 'route'> {
  const found = isHere ? [] : ways();
  return { isHere, routes: found, route: found[number] ?? found[0] ?? null };
}
