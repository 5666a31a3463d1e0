import { readdirSync, readFileSync } from 'node:fs';
import { ids, load, loadVersions } from '@durbar/games';
import {
  isPlainObject,
  type Meta,
  parseRecord,
  replay,
  startMatch,
  verify,
  writeRecord,
} from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { computeBehaviour } from './behaviour.ts';
import { readReleaseJson, releasePath, releases } from './folders.ts';

/* What every release wrote is still read, and played as it was. docs/releases.md says what a change may do. */

const games = (await Promise.all(ids.map(loadVersions))).flat();
const metas: readonly Meta[] = games.map(({ meta }) => meta);

const read = (release: string, name: string) => {
  const text = readFileSync(releasePath(release, 'records', `${name}.json`), 'utf8');
  return { text, record: parseRecord(text, metas) };
};

describe.each(releases)('release %s', (release) => {
  const behaviour = z.record(z.string(), z.string()).parse(readReleaseJson(release, 'behaviour.json'));
  const names = Object.keys(behaviour);

  it('has the records that it had', () => {
    const files = readdirSync(releasePath(release, 'records')).map((file) => file.replace('.json', ''));
    expect(files.toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s verifies, is written as it was, and its rules do the same', async (name) => {
    const { text, record } = read(release, name);
    const game = await load(record.game, record.rules);
    expect(verify(game, record)).toEqual([]);
    expect(replay(game, record)).toMatchObject({ hash: record.hash, outcome: record.outcome });
    expect(writeRecord(record)).toBe(text);
    expect(computeBehaviour(game, record)).toBe(behaviour[name]);
  });

  it('has a map file that every game with own maps still plays on', () => {
    const map = readReleaseJson(release, 'map.json');
    const onMaps = games.filter(({ meta }) => meta.options.some(({ name }) => name === 'mapFile'));
    expect(onMaps.length).toBeGreaterThan(1);
    for (const game of onMaps) {
      const seats = [1, 2].map((seat) => ({ kind: 'person', id: `p${seat}` }) as const);
      const { options } = startMatch(game, { options: { mapFile: map }, seats, seed: 'map' });
      expect(isPlainObject(options)).toBe(true);
    }
  });
});

describe('release 1', () => {
  const records = Object.keys(
    z.record(z.string(), z.string()).parse(readReleaseJson('1', 'behaviour.json')),
  ).map((name) => read('1', name).record);
  const seen = (what: (record: (typeof records)[number]) => readonly string[]) => [
    ...new Set(records.flatMap(what)),
  ];

  it('has every kind of entry, and both format versions', () => {
    const kinds = seen(({ entries }) =>
      entries.map((entry) => ('table' in entry ? entry.table : 'undo' in entry ? 'undo' : 'move')),
    );
    const table = ['pause', 'resume', 'abandon', 'resign', 'takeover', 'return', 'timeout', 'clock'];
    expect(kinds.toSorted()).toEqual(['move', 'undo', ...table].toSorted());
    const changes = seen(({ entries }) =>
      entries.flatMap((entry) => ('table' in entry && entry.table === 'clock' ? [entry.change] : [])),
    );
    expect(changes.toSorted()).toEqual(['extend', 'giveBack', 'vacation']);
    expect(seen(({ version }) => [`${version}`]).toSorted()).toEqual(['1', '2']);
  });

  it('has signed and unsigned records, with each kind of evidence of a fair deal and without', () => {
    const kinds = seen(({ signature, fairness, version }) => [
      signature ? 'signed' : 'unsigned',
      !fairness ? 'no fairness' : 'rounds' in fairness ? 'bound' : `open ${version}`,
    ]);
    expect(kinds.toSorted()).toEqual(['bound', 'no fairness', 'open 1', 'open 2', 'signed', 'unsigned']);
  });
});
