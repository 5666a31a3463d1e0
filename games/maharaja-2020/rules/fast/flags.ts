import type { Cells } from '@durbar/kernel';
import { CITY_COUNT } from '../../data/components.ts';
import { FLAGS } from './layout.ts';

const flags: number[] = [];

/** Changes the flags of the cities by a function of the contract. @returns what it returns */
export function changeFlags<T>(cells: Cells, change: (flags: number[]) => T): T {
  for (let city = 0; city < CITY_COUNT; city++) flags[city] = cells[FLAGS + city]!;
  const result = change(flags);
  for (let city = 0; city < CITY_COUNT; city++) cells[FLAGS + city] = flags[city]!;
  return result;
}
