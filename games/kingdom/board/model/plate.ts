import type { Journey } from '../../rules/index.ts';
import type { PlateFacts } from '../court.ts';

/** The ways to a city that is looked at, and the one chosen of them. */
export function platedWay(
  here: boolean,
  number: number,
  ways: () => readonly Journey[],
): Pick<PlateFacts, 'here' | 'ways' | 'way'> {
  const found = here ? [] : ways();
  return { here, ways: found, way: found[number] ?? found[0] ?? null };
}
