import { CLOCK_PRESETS } from '@durbar/protocol';
import { expect, test } from 'vitest';
import type { Games } from '../../src/index.ts';
import { findNearest } from '../../src/rooms/stand-in.ts';
import { bid, party } from '../support/clocked-table.ts';
import { toyGames } from '../support/games.ts';
import { Person } from '../support/person.ts';
import { serve } from '../support/server.ts';
import { openFile } from '../support/sqlite.ts';
import { storeRating } from '../support/stored-rating.ts';

const games: Games = {
  ...toyGames,
  loadRatings: async () => ({
    // The server does not allow a bot with so many iterations.
    anchors: { two: { random: 1000, greedy: 1500, 'playout:1': 1700, 'playout:9000': 1900 }, several: {} },
    turnOrder: 'from first seat',
    shares: {},
  }),
};

test.each([
  [1900, 5, 'playout:1'],
  [1100, 5, 'random'],
  [1100, 4, 'greedy'],
] as const)(
  'for somebody rated %i after %i matches who leaves, %s plays on',
  async (rating, matches, bot) => {
    const server = await serve({}, { games });
    const [anna, bert] = [await Person.arrive(server.url), await Person.arrive(server.url)];
    const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
    await bert.join(id);
    storeRating(server, bert, rating, matches);
    await anna.start(id);
    await bert.leave(id);
    expect((await anna.info(id)).seats[1]?.bot).toBe(bot);
  },
);

test('for somebody whose time runs out, the bot nearest to their rating plays on, and the log says which', async () => {
  const { time, server, bert, annas, id } = await party(CLOCK_PRESETS.live, null, { games });
  storeRating(server, bert, 1210, 20);
  await annas.do(id, bid(1), 1);
  time.pass(16 * 60_000);
  await annas.next('info', ({ info }) => info.seats[1]?.bot === 'random');
  await server.stop();
  const file = openFile(server.dataFile);
  const stored = file.prepare("SELECT entry FROM log_entry WHERE entry LIKE '%takeover%'").get();
  file.close();
  expect(JSON.parse(String(stored?.['entry']))).toMatchObject({ seat: 1, bot: 'random', reason: 'timeout' });
});

test('of two bots as near, the weaker one plays on', () => {
  const bots = [
    ['strong', 1600],
    ['weak', 1400],
    ['also', 1400],
  ] as const;
  expect(findNearest(bots, 1500)).toBe('also');
  expect(findNearest(bots.toReversed(), 1500)).toBe('also');
  expect(findNearest(bots, 1501)).toBe('strong');
  expect(findNearest([], 1500)).toBeNull();
});
