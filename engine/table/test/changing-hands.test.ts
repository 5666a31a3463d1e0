import { ids, load } from '@durbar/games';
import { type Game, seededRng } from '@durbar/kernel';
import { createSetup, Pair } from '@durbar/testkit/pairs';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, test } from 'vitest';
import { optionsFor } from './options.ts';

/** Rounds of attempts; a seat changes hands in about one of five. */
const STEPS = 70;

async function games(): Promise<Game[]> {
  const { newcomers: _, ...meta } = bazaar.meta;
  return [...(await Promise.all(ids.map((id) => load(id)))), { ...bazaar, meta }];
}

describe('while seats change hands, what a viewer may not know changes no byte of what they get', async () => {
  test.each((await games()).map((game) => [game.meta.id, game] as const))('%s', (id, game) => {
    let [seated, differing] = [0, 0];
    const counts = game.meta.seatCounts.filter((count) => count > 1);
    for (const [run, people] of (id === bazaar.meta.id
      ? [...counts, ...counts, ...counts]
      : counts
    ).entries()) {
      const setup = createSetup({ people, options: optionsFor(game, people) });
      const pair = new Pair(game, setup, seededRng('changing hands', `${id} ${people} ${run}`));
      for (let i = 0; i < STEPS && pair.first.status === 'running'; i++) {
        pair.step();
        pair.compare();
      }
      seated += pair.seated;
      differing += pair.differing;
    }
    expect(seated).toBeGreaterThan(2);
    // Maharani has no sealed choices.
    expect(differing > 5).toBe(id !== 'maharani');
  });
});
