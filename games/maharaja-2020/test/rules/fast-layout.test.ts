import { expect, test } from 'vitest';
import { TURN_CELLS } from '../../../kingdom/rules/fast/index.ts';
import { ACTION_TILES, DRAWN_TILES } from '../../data/brahmabot.ts';
import { CITY_COUNT, CHARACTERS as IN_THE_BOX, MAHARANI_TOKENS, REWARDS } from '../../data/components.ts';
import * as AT from '../../rules/fast/layout.ts';

test('fields have as many cells as the data of the game needs', () => {
  expect(AT.ACTION_TOKENS_LEFT - AT.FLAGS).toBe(CITY_COUNT);
  expect(AT.EXCHANGES - AT.TURN).toBe(TURN_CELLS);
  expect(AT.COINS_OF - AT.MAHARANI).toBe(3 * MAHARANI_TOKENS);
  expect(AT.SITES - AT.SHRINES_IN).toBe(AT.MOST_SEATS * CITY_COUNT);
  expect(AT.RANKING - AT.REWARD_TRACK).toBe(1 + AT.MOST_SPACES);
  expect(AT.MOST_SPACES).toBe(REWARDS.length + AT.MOST_SEATS);
  expect(AT.LEVEL).toBe(AT.SIZE);
  expect(AT.SPENT - AT.GONE).toBe(1 + IN_THE_BOX);
  expect(AT.CHECK - AT.SPENT).toBe(1 + ACTION_TILES.length);
  expect(AT.PILE - AT.DRAWN).toBe(1 + DRAWN_TILES);
  expect(AT.shuffleAt(1) - AT.PILE).toBe(1 + ACTION_TILES.length);
  expect(AT.SOLO_SIZE).toBe(AT.shuffleAt(ACTION_TILES.length));
});
