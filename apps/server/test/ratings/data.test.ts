import { ids, load, loadRatings } from '@durbar/games';
import { expect, test } from 'vitest';
import { advantagesOf } from '../../src/ratings/bradley-terry.ts';

test.each(ids)('what ratings know of %s fits the game', async (id) => {
  const { meta } = await load(id);
  const data = await loadRatings(id);
  expect(data).not.toBeNull();
  for (const bots of [data?.anchors.two ?? {}, data?.anchors.several ?? {}]) {
    const ratings = Object.values(bots);
    expect(ratings).toHaveLength(3);
    expect(bots['greedy']).toBe(1500);
    // Named from the weakest to the strongest.
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  }
  for (const [seats, shares] of Object.entries(data?.shares ?? {})) {
    expect(meta.seatCounts).toContain(Number(seats));
    expect(shares).toHaveLength(Number(seats));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
    expect(advantagesOf(shares).reduce((sum, advantage) => sum + advantage, 0)).toBeCloseTo(0, 9);
  }
});
