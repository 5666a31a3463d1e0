import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '@durbar/games';
import { isBound, parseRecord, verify } from '@durbar/kernel';
import { API, devices, type TableInfo } from '@durbar/protocol';
import { readReleaseJson, releasePath, releases } from '@durbar/table/test/releases/folders.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { dataFacts } from './data-facts.ts';
import { type ReleaseServer, serveFile } from './program.ts';
import { type Player, Stage } from './stage.ts';

/* A data file of every release opens in this program, and its tables go on. */

describe.each(releases)('the data file of release %s', (release) => {
  const facts = dataFacts.parse(readReleaseJson(release, 'data.json'));
  const tables = Object.entries(facts.tables);
  const folder = mkdtempSync(join(tmpdir(), 'durbar-release-'));
  const players: Record<string, Player> = {};
  let server: ReleaseServer;

  beforeAll(async () => {
    const file = join(folder, 'durbar.db');
    copyFileSync(releasePath(release, 'data.db'), file);
    server = await serveFile(file, facts.time);
    for (const [name, cookie] of Object.entries(facts.people)) {
      const person = await Person.arrive(server.url, cookie);
      players[name] = { person, page: await person.connect() };
    }
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const player = (name: string): Player => {
    const found = players[name];
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
  const findTable = (name: string) => {
    const found = facts.tables[name];
    if (!found) throw new Error(`there is no table ${name}`);
    return found;
  };
  /** Follows a running match as its people. */
  const follow = async ({ id, seats, game, rules }: TableInfo): Promise<Stage> => {
    const all = Object.values(players);
    const newSeats = seats.flatMap(({ person }, seat) => {
      const found = all.find((each) => each.person.me.id === person);
      return found ? [[seat, found] as const] : [];
    });
    return Stage.watch(id, await load(game, rules), newSeats);
  };
  const fetchRecord = async (name: string) =>
    parseRecord((await player('Mira').person.ask('GET', API.record(findTable(name).id))).json);

  test('its people are known', () => {
    for (const [name, { person }] of Object.entries(players)) expect(person.me.name).toBe(name);
  });

  test.each(tables)('table %s opens', async (_, { id, status, rules, entries }) => {
    const { person, page } = player('Mira');
    const info = await person.info(id);
    expect(info).toMatchObject({ id, status, rules, unplayable: null });
    expect(info.damage).toBeUndefined();
    const { snapshot } = await page.watch(id);
    const isBefore = status === 'waiting' || status === 'starting';
    expect(snapshot === null).toBe(isBefore);
    expect((snapshot?.log.length ?? 0) > 0).toBe(entries > 0);
  });

  test.runIf(facts.tables['sealed'])('a sealed choice is kept', async () => {
    const { id } = findTable('sealed');
    const seen = [];
    for (const { page } of [player('Mira'), player('Jonas')]) seen.push((await page.watch(id)).snapshot);
    const sealed = seen.map((snapshot) => snapshot?.situation.sealed !== null);
    expect(sealed.filter(Boolean)).toHaveLength(1);
  });

  test.each(tables.filter(([, { status }]) => status === 'running'))(
    'the match at %s goes on, with its bots',
    { timeout: 120_000 },
    async (_, { id }) => {
      const info = await player('Mira').person.info(id);
      const stage = await follow(info);
      await stage.play(3);
      // Whoever is asked next is a person again: until then the bots have moved.
      await expect(stage.untilAsked()).resolves.toEqual(expect.any(Array));
    },
  );

  test.each(tables.filter(([, { status }]) => status === 'paused'))('%s is resumed', async (_, { id }) => {
    const stage = await follow(await player('Mira').person.info(id));
    expect(await player('Mira').page.do(id, { kind: 'resume' })).toMatchObject({ ok: true });
    await stage.play(2);
  });

  test.each(tables.filter(([, { status }]) => status === 'over' || status === 'abandoned'))(
    'the export of %s verifies and is signed',
    async (name, { game, rules }) => {
      const record = await fetchRecord(name);
      expect(verify(await load(game, rules), record)).toEqual([]);
      expect(record.signature).toBeDefined();
      expect(record.fairness && isBound(record.fairness)).toBe(true);
    },
  );

  test.runIf(facts.tables['clocks'])('a log with entries of clocks is exported with them', async () => {
    const { id, game } = findTable('clocks');
    expect(await player('Mira').page.do(id, { kind: 'abandon' })).toMatchObject({ ok: true });
    const record = await fetchRecord('clocks');
    expect(verify(await load(game), record)).toEqual([]);
    const entries = record.entries.filter((entry) => 'table' in entry);
    expect(entries.map(({ table }) => table)).toEqual([
      'clock',
      'clock',
      'clock',
      'clock',
      'timeout',
      'takeover',
      'return',
      'abandon',
    ]);
    expect(entries[0]).toMatchObject({ change: 'extend', ms: 86_400_000, reason: 'agreed' });
    expect(entries[5]).toMatchObject({ bot: 'greedy', reason: 'timeout' });
  });

  test('a waiting table gets its match', async () => {
    const { id } = findTable('waiting');
    const [mira, jonas] = [player('Mira').person, player('Jonas').person];
    const round = (await mira.info(id)).rounds.length;
    expect(round).toBeGreaterThan(0);
    // This device has not kept the nonce that its hash at the table is of.
    await mira.ask('POST', API.hash(id), { round, hash: mira.bind(id), replace: true });
    await jonas.join(id);
    expect(await mira.start(id)).toMatchObject({ status: 'running' });
  });

  test('devices and chat are there', async () => {
    const { person, page } = player('Mira');
    const list = devices.parse((await person.ask('GET', API.devices)).json);
    expect(list.devices.length).toBeGreaterThan(1);
    expect((await page.watch(findTable('running').id)).chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  });
});
