import { load } from '@durbar/games';
import { parseRecord, verify } from '@durbar/kernel';
import { LocalTable } from '@durbar/table';
import { readReleaseJson, releases } from '@durbar/table/test/releases/folders.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readPreferences } from '../src/state/preferences.ts';
import { parseKept } from '../src/table/kept-deals.ts';

/* What the page of every release left in browsers: saved games go on, and kept deals and preferences are read. */

const savedGame = z.object({
  id: z.string(),
  game: z.string(),
  over: z.boolean(),
  saved: z.looseObject({ rules: z.int() }),
});
const storage = z.object({
  origins: z.tuple([
    z.object({
      localStorage: z.array(z.object({ name: z.string(), value: z.string() })),
      indexedDB: z.array(
        z.object({
          name: z.string(),
          stores: z.array(z.object({ name: z.string(), records: z.array(z.object({ value: savedGame })) })),
        }),
      ),
    }),
  ]),
});

/** The form in which Playwright writes what a browser keeps. */
function readStorage(release: string) {
  const { origins } = storage.parse(readReleaseJson(release, 'storage.json'));
  const [{ localStorage, indexedDB }] = origins;
  const games = indexedDB.flatMap(({ stores }) =>
    stores.flatMap(({ records }) => records.map(({ value }) => value)),
  );
  return {
    games,
    kept: new Map(localStorage.map(({ name, value }) => [name, JSON.parse(value) as unknown])),
  };
}

/** Opens a game of the page storage, and collects what fails beside it. */
async function restore({ game, saved }: ReturnType<typeof readStorage>['games'][number]) {
  const rules = await load(game, saved.rules);
  const failures: unknown[] = [];
  const table = LocalTable.restore(saved, {
    game: rules,
    now: () => 0,
    askBot: async ({ view, seat }) => rules.legalMoves(rules.parseView(view), seat)[0],
    save: async () => undefined,
    botFailed: ({ error }) => failures.push(error),
    saveFailed: (error) => failures.push(error),
  });
  return { rules, table, failures };
}

describe.each(releases)('the page storage of release %s', (release) => {
  const { games, kept } = readStorage(release);

  test('has running and finished games', () => {
    expect(new Set(games.map(({ over }) => over))).toEqual(new Set([true, false]));
  });

  test.each(games.filter(({ over }) => over))('the finished game $id has a sound record', async (kept) => {
    const { rules, table, failures } = await restore(kept);
    expect(table.match.status).toBe('over');
    expect(verify(rules, parseRecord(table.match.record()))).toEqual([]);
    table.close();
    expect(failures).toEqual([]);
  });

  test.each(games.filter(({ over }) => !over))('the running game $id goes on', async (kept) => {
    const { rules, table, failures } = await restore(kept);
    const asked = table.match.awaiting().find(({ control }) => control === 'person');
    if (!asked) throw new Error('a person is asked');
    const { seat, decision, view } = asked;
    const move = rules.legalMoves(rules.parseView(view), seat)[0];
    expect(table.act(seat, { kind: 'move', move }, decision.id)).toMatchObject({ ok: true });
    table.close();
    expect(failures).toEqual([]);
  });

  test('has kept deals and preferences that are read', () => {
    const deals = parseKept(kept.get('durbar.deals'));
    expect(deals?.length).toBeGreaterThan(0);
    expect(
      deals?.flatMap(({ rounds }) => Object.values(rounds)).some(({ nonce }) => nonce !== undefined),
    ).toBe(true);
    const preferences = kept.get('durbar.preferences');
    expect(readPreferences(preferences)).toEqual(expect.objectContaining(preferences as object));
  });
});
