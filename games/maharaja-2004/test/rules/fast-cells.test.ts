import { expect, test } from 'vitest';
import { TURN_CELLS } from '../../../kingdom/rules/fast/index.ts';
import { CITY_COUNT, MAX_SEATS, SITE_COUNT } from '../../data/components.ts';
import * as AT from '../../rules/fast/cells.ts';

test('fields have as many cells as the data of the game needs', () => {
  expect(AT.governorAtTop - AT.boxes).toBe(CITY_COUNT);
  expect(AT.hand - AT.gold).toBe(MAX_SEATS);
  expect(AT.doubles - AT.villages).toBe(2 * MAX_SEATS);
  expect(AT.sites - AT.houses).toBe(MAX_SEATS * CITY_COUNT);
  expect(AT.actions - AT.sites).toBe(CITY_COUNT * SITE_COUNT);
  expect(AT.usedCharacters - AT.actions).toBe(TURN_CELLS);
  expect(AT.STANDING_CELLS).toBe(MAX_SEATS + 1);
  expect(AT.SIZE - AT.standings).toBe(CITY_COUNT * AT.STANDING_CELLS);
});
