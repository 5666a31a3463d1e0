import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botNamed, playMatch } from '@durbar/bots';
import { maharani } from '@durbar/games/maharani/rules/index.ts';
import { Playback, parseRecord, type SeatRecord, signRecord, startMatch, writeRecord } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { durbar, lastLine, makeFolder } from './support.ts';

const Record = z.looseObject({
  version: z.number(),
  hash: z.string(),
  seed: z.string(),
  seats: z.array(z.looseObject({ id: z.string() })),
  entries: z.array(z.looseObject({ seat: z.number(), move: z.unknown() })),
  outcome: z.looseObject({ scores: z.array(z.number()) }),
});
type Record = z.infer<typeof Record>;

/** Makes a folder with one record, `game.json`, and reads it. */
async function played(): Promise<{ cwd: string; record: Record; text: string }> {
  const cwd = makeFolder();
  const args = [
    'sim',
    'maharani',
    '--seats',
    '3',
    '--games',
    '1',
    '--seed',
    'r',
    '--bots',
    'random',
    '--out',
    '.',
  ];
  expect((await durbar(args, { cwd })).code).toBe(0);
  const text = readFileSync(join(cwd, 'maharani-00001.json'), 'utf8');
  writeFileSync(join(cwd, 'game.json'), text);
  return { cwd, record: Record.parse(JSON.parse(text)), text };
}

/** Writes a changed record as `game.json`. */
function change(cwd: string, record: Record, changed: object): void {
  writeFileSync(join(cwd, 'game.json'), JSON.stringify({ ...record, ...changed }));
}

test('replay prints the final hash and the outcome', async () => {
  const { cwd, record } = await played();
  const text = await durbar(['replay', 'game.json'], { cwd });
  expect(text).toMatchObject({ code: 0, err: '' });
  expect(text.out).toContain(`hash ${record.hash}\nThe last quarter was finished and scored.\nseat 1: rank `);
  const json = await durbar(['replay', 'game.json', '--json'], { cwd });
  expect(json).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(json.out)).toEqual({
    file: 'game.json',
    game: 'maharani',
    entries: record.entries.length,
    hash: record.hash,
    matches: true,
    outcome: record.outcome,
  });
});

test('--trace prints one JSON line for each entry, with the full state after it', async () => {
  const { cwd, record } = await played();
  const { code, out, err } = await durbar(['replay', 'game.json', '--trace'], { cwd });
  expect(code).toBe(0);
  const Line = z.strictObject({
    entry: z.number(),
    seat: z.number(),
    move: z.unknown(),
    state: z.looseObject({ bag: z.array(z.number()), gold: z.array(z.number()) }),
  });
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)));
  expect(lines.map(({ entry }) => entry)).toEqual(record.entries.map((_, i) => i + 1));
  expect(lines.map(({ seat, move }) => ({ seat, move }))).toEqual(record.entries);
  expect(lines.at(-1)?.state.gold).toEqual(record.outcome.scores);
  expect(err).toContain(`hash ${record.hash}`);
});

test('--trace shows undo entries, and what happened at the table', async () => {
  const { cwd, record } = await played();
  const [first] = record.entries;
  const seat = first?.seat ?? 0;
  const entries = [
    { table: 'pause', seat: 1 },
    { table: 'resume', seat: 1 },
    first,
    { undo: seat, back: 1 },
    { table: 'abandon' },
  ];
  // Only people can pause a match.
  const seats = record.seats.map(({ id }) => ({ kind: 'person', id }));
  change(cwd, record, { entries, seats, outcome: null });
  const { out } = await durbar(['replay', 'game.json', '--trace'], { cwd });
  const Line = z.looseObject({ state: z.looseObject({ placed: z.number() }) });
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)));
  expect(lines.map(({ state: _, ...rest }) => rest)).toEqual([
    { entry: 1, seat: 1, table: 'pause' },
    { entry: 2, seat: 1, table: 'resume' },
    { entry: 3, seat, move: first?.move },
    { entry: 4, seat, undo: 1 },
    { entry: 5, seat: null, table: 'abandon' },
  ]);
  expect(lines.map(({ state }) => state.placed)).toEqual([0, 0, 1, 0, 0]);
});

test('a replay with a different hash than the record exits with code 1', async () => {
  const { cwd, record } = await played();
  const hash = '0'.repeat(64);
  change(cwd, record, { hash });
  const ran = await durbar(['replay', 'game.json'], { cwd });
  expect(ran.code).toBe(1);
  expect(ran.out).toContain(`hash ${record.hash}`);
  expect(ran.err).toBe(`durbar: the record has a different hash: ${hash}\n`);
});

test('replay takes several files, and goes on after one that is wrong', async () => {
  const { cwd, record, text } = await played();
  const two = await durbar(['replay', 'game.json', 'maharani-00001.json'], { cwd });
  expect(two).toMatchObject({ code: 0, err: '' });
  for (const file of ['game.json', 'maharani-00001.json'])
    expect(two.out).toContain(`${file}: maharani, ${record.entries.length} entries\nhash ${record.hash}\n`);
  writeFileSync(join(cwd, 'bad.json'), text.slice(0, 500));
  change(cwd, record, { hash: '0'.repeat(64) });
  const mixed = await durbar(['replay', '--json', 'bad.json', 'game.json', 'maharani-00001.json'], { cwd });
  expect(mixed.code).toBe(1);
  expect(mixed.err).toContain("'bad.json' can't be replayed: the file stops in the middle");
  expect(mixed.err).toContain(`'game.json': the record has a different hash: ${'0'.repeat(64)}`);
  const lines = mixed.out.trimEnd().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { file: 'game.json', matches: false },
    { file: 'maharani-00001.json', matches: true },
  ]);
  const trace = await durbar(['replay', '--trace', 'game.json', 'bad.json'], { cwd });
  expect(trace).toMatchObject({ code: 2, err: 'durbar: --trace takes one file\n' });
});

test('a pattern that the shell left as it is names the files that match', async () => {
  const { cwd, text } = await played();
  mkdirSync(join(cwd, 'records'));
  for (const name of ['b(1).json', 'a.json', '.c.json', 'd.txt'])
    writeFileSync(join(cwd, 'records', name), text);
  for (const command of ['replay', 'verify']) {
    const all = await durbar([command, 'records/*.json'], { cwd });
    expect(all).toMatchObject({ code: 0, err: '' });
    const files = Array.from(all.out.matchAll(/^(\S+): /gm), ([, file]) => file).filter((file) =>
      file?.includes('json'),
    );
    expect(files).toEqual([join('records', 'a.json'), join('records', 'b(1).json')]);
    expect((await durbar([command, 'records/?.txt'], { cwd })).code).toBe(0);
    const none = await durbar([command, 'records/*.jpg'], { cwd });
    expect(none).toMatchObject({ code: 1, out: '' });
    expect(none.err).toContain("can't read 'records/*.jpg': no file matches");
    expect((await durbar([command, 'none/*.json'], { cwd })).err).toContain('no such file or folder');
  }
});

test('replay prints scores in the words of the game', async () => {
  const fixture = new URL('../../../games/maharaja-2004/fixtures/basic-four-seats.json', import.meta.url);
  const { out } = await durbar(['replay', fileURLToPath(fixture)]);
  expect(out).toMatch(/seat 1: rank \d, \d+: .*palaces/);
  expect(out).not.toContain('points');
});

test.each([
  ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('records in %s are read', async (_, encode) => {
  const { cwd, text } = await played();
  writeFileSync(join(cwd, 'game.json'), encode(text));
  for (const command of ['replay', 'verify'])
    expect(await durbar([command, 'game.json'], { cwd })).toMatchObject({ code: 0, err: '' });
});

test('the export of a running match cannot be replayed yet', async () => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'running.json'), JSON.stringify({ format: 'durbar-log', version: 1 }));
  for (const command of ['replay', 'verify']) {
    const { code, err } = await durbar([command, 'running.json'], { cwd });
    expect(code).toBe(1);
    expect(err).toContain('only a record can be replayed: download it once the match is over');
  }
});

test('verify reports for each record whether it is valid', async () => {
  const { cwd, record, text } = await played();
  writeFileSync(join(cwd, 'other.json'), text);
  const sound = await durbar(['verify', 'game.json', 'other.json'], { cwd });
  const entries = record.entries.length;
  expect(sound).toMatchObject({ code: 0, err: '' });
  const valid = sound.out.split('\n').filter((line) => line.includes('.json'));
  expect(valid).toEqual([`game.json: valid, ${entries} entries`, `other.json: valid, ${entries} entries`]);
  change(cwd, record, { seed: 'another' });
  const mixed = await durbar(['verify', 'game.json', 'other.json', '--json'], { cwd });
  expect(mixed.code).toBe(1);
  expect(JSON.parse(mixed.out)).toMatchObject([
    { file: 'game.json', ok: false, findings: [{ problem: 'digest' }, { problem: 'dealt' }] },
    { file: 'other.json', ok: true, findings: [] },
  ]);
});

test('verify says what of a record is proved, and by whom', async () => {
  const { cwd, text } = await played();
  const bare = await durbar(['verify', 'game.json'], { cwd });
  expect(bare.out).toContain('  Proved by replaying: every move was legal');
  expect(bare.out).toContain('  Proved by nobody: how the seed was chosen.');
  expect(bare.out).toContain('  Proved by nobody: names, colours and bots of the seats.');
  const signed = signRecord(parseRecord(text), '5a'.repeat(32));
  const { id, key } = signed.signature ?? { id: '', key: '' };
  writeFileSync(join(cwd, 'signed.json'), writeRecord(signed));
  const verified = await durbar(['verify', 'signed.json'], { cwd });
  expect(verified.out).toContain(`  Signed by ${id}: names, colours and bots of the seats.`);
  for (const named of [id, key])
    expect((await durbar(['verify', '--key', named, 'signed.json'], { cwd })).code).toBe(0);
  const other = await durbar(['verify', '--key', '0'.repeat(16), 'signed.json', 'game.json'], { cwd });
  expect(other.code).toBe(1);
  expect(other.err).toContain(`signed.json: it is signed by another key, ${id}`);
  expect(other.err).toContain('game.json: it is not signed');
  expect((await durbar(['verify', '--key', 'x', 'signed.json'], { cwd })).code).toBe(2);
  const json = await durbar(['verify', '--json', 'signed.json'], { cwd });
  expect(JSON.parse(json.out)).toMatchObject([
    { ok: true, signer: id, proofs: [{ group: 'moves', by: 'replay' }, {}, {}, { by: 'signature' }, {}, {}] },
  ]);
});

test('verify notices a change of what does not play', async () => {
  const { cwd, record } = await played();
  const [first, ...others] = record.seats;
  change(cwd, record, { seats: [{ ...first, name: 'Mallory' }, ...others] });
  const { code, err } = await durbar(['verify', 'game.json'], { cwd });
  expect(code).toBe(1);
  expect(err).toBe('game.json: the record was changed after it was written: its digest is another\n');
});

test('verify names the first bad entry', async () => {
  const { cwd, record } = await played();
  // Entries 5 and 20 now belong to another seat.
  const entries = record.entries.map((entry, i) =>
    i === 5 || i === 20 ? { ...entry, seat: (entry.seat + 1) % 3 } : entry,
  );
  change(cwd, record, { entries });
  const { code, err } = await durbar(['verify', 'game.json'], { cwd });
  expect(code).toBe(1);
  // People count from 1, here and on the page.
  expect(err).toMatch(/game\.json: entry 6: seat \d may not make this move: MHR-2\.1/);
  expect(err).not.toContain('entry 21');
  const json = await durbar(['verify', '--json', 'game.json'], { cwd });
  expect(JSON.parse(json.out)).toMatchObject([{ findings: [{ entry: null }, { entry: 6 }] }]);
});

test.each([
  ['cut short', (text: string) => text.slice(0, 500), 'the file stops in the middle; part of it is missing'],
  ['damaged', (text: string) => text.replace('"seats"', 'seats'), 'the file is not JSON'],
  ['empty', () => '', 'the file stops in the middle'],
  ['foreign', () => '{"name":"durbar"}', "its field 'format' is not 'durbar-record'"],
  ['of the future', (text: string) => text.replace('"version": 2', '"version": 3'), 'format version 3'],
  ['of an unknown game', (text: string) => text.replace('"maharani"', '"chess"'), "unknown game 'chess'"],
])('a file that is %s gets a clear message from replay and verify', async (_, spoil, message) => {
  const { cwd, text } = await played();
  writeFileSync(join(cwd, 'game.json'), spoil(text));
  for (const command of ['replay', 'verify']) {
    const ran = await durbar([command, 'game.json'], { cwd });
    expect(ran.code).toBe(1);
    expect(ran.out).toBe('');
    expect(ran.err).toContain(message);
  }
});

test('a file that cannot be read is named, with the reason', async () => {
  const cwd = makeFolder();
  for (const command of ['replay', 'verify']) {
    const none = await durbar([command, 'none.json'], { cwd });
    expect(none.code).toBe(1);
    expect(lastLine(none)).toContain("can't read 'none.json': no such file or folder");
    const folder = await durbar([command, '.'], { cwd });
    expect(folder.code).toBe(1);
    expect(lastLine(folder)).toContain("can't read '.': it is a folder");
  }
});

test('replay shows the points of an end by resignation in their order, without ranks', async () => {
  const cwd = makeFolder();
  const greedy = botNamed('greedy');
  const played = playMatch({ game: maharani, bots: [greedy, greedy, greedy], seed: 'resigned' });
  const seats = played.seats.map(
    (seat, index): SeatRecord => (index === 0 ? { kind: 'person', id: seat.id } : seat),
  );
  const playback = new Playback(maharani, startMatch(maharani, { seats, seed: 'resigned' }));
  for (const entry of played.entries.slice(0, 25)) playback.add(entry);
  playback.add({ table: 'resign', seat: 0 });
  writeFileSync(join(cwd, 'game.json'), writeRecord(playback.record()));
  const { code, out, err } = await durbar(['replay', 'game.json'], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(
    out
      .replace(/(seat .*?, \d+):.*/g, '$1')
      .split('\n')
      .slice(2),
  ).toEqual([
    'Too few players are left after resignations.',
    'The points so far are shown, but not ranked.',
    'seat 3: not ranked, 12',
    'seat 2: not ranked, 10',
    'seat 1: rank 3, 12',
    '',
  ]);
});
