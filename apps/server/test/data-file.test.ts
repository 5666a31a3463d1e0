import { linkSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { API } from '@durbar/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failingDriver } from './support/failing-driver.ts';
import { KeptLog } from './support/log.ts';
import type { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

/* What the server says when its data file goes away while it runs, or the disk refuses. */

const bid = { kind: 'move', move: { kind: 'bid', coins: 2 } } as const;
const pause = { kind: 'pause' } as const;
const NOT_SAVED = { ok: false, refusal: { key: 'problem.notSaved' } };
const DOWN = 'nothing can be stored: all changes are refused until this is mended';
/** As promised: trouble shows within a second. */
const SOON = { timeout: 1000, interval: 20 };

/** Nothing may be left to chance: a promise that nobody handles ends the program. */
function expectNoRejections(): void {
  const rejections: unknown[] = [];
  const note = (reason: unknown): void => void rejections.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => {
    process.off('unhandledRejection', note);
    expect(rejections).toEqual([]);
  });
}

/** A running match of a person and a bot at a server of its own. */
async function play(parts: Parameters<typeof serve>[1] = {}) {
  expectNoRejections();
  const log = new KeptLog();
  const server = await serve({ logLevel: 'info' }, { ...parts, logTo: log });
  const anna = await Person.arrive(server.url);
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    options: { merchant: false },
    start: true,
  });
  const page = await anna.connect();
  await page.watch(id);
  const health = async () => {
    const answer = await fetch(`${server.url}/healthz`);
    return [answer.status, await answer.json()];
  };
  return { ...server, log, anna, id, page, health };
}

async function moves({ page, id }: { page: Page; id: string }): Promise<void> {
  expect(await page.do(id, bid, 1)).toMatchObject({ ok: true });
}

/** Starts a server with the data file again, which must have the person's first move. */
async function expectMove(dataFile: string, { cookie }: Person, id: string): Promise<void> {
  const again = await serve({ dataFile });
  const back = await (await Person.arrive(again.url, cookie)).connect();
  const { snapshot } = await back.watch(id);
  expect(snapshot?.log.some(({ kind, seat }) => kind === 'seal' || (kind === 'move' && seat === 0))).toBe(
    true,
  );
}

test('a removed data file: refused within a second, health says why, and nothing that was acknowledged is lost', async () => {
  const { dataFile, log, anna, id, page, health, stop } = await play();
  await moves({ page, id });
  for (const end of ['', '-wal', '-shm']) rmSync(dataFile + end);
  expect(await page.do(id, pause)).toMatchObject(NOT_SAVED);
  await vi.waitFor(() => expect(log.warnings).toContain(DOWN), SOON);
  expect(await health()).toEqual([503, { status: 'not saving', reason: 'the data file was removed' }]);
  expect(await page.do(id, pause)).toMatchObject(NOT_SAVED);
  page.send({ t: 'say', table: id, id: 'a', text: 'Hello' });
  expect(await page.next('answer', ({ id: answered }) => answered === 'a')).toMatchObject(NOT_SAVED);
  expect(
    (
      await anna.ask('POST', API.tables, {
        game: 'bazaar',
        options: {},
        pace: 'live',
        open: false,
        seats: [{ kind: 'empty' }, { kind: 'empty' }],
      })
    ).status,
  ).toBe(503);
  await stop();
  expect(log.warnings.filter((line) => line === DOWN)).toHaveLength(1);
  expect(log.warnings.filter((line) => line.startsWith('what the removed'))).toHaveLength(1);
  expect(log.warnings).toHaveLength(2);

  const rescued = `${dataFile}.rescued`;
  expect(statSync(rescued).mode & 0o777).toBe(0o600);
  await expect(serve({ dataFile })).rejects.toThrow(
    `The data file ${dataFile} is missing. ${rescued} has what it held when it was removed`,
  );
  renameSync(rescued, dataFile);
  await expectMove(dataFile, anna, id);
});

test('a data file that was moved away is refused, and goes on when it is back', async () => {
  const { dataFile, log, id, page, health } = await play();
  const away = join(dirname(dataFile), 'away.db');
  renameSync(dataFile, away);
  await vi.waitFor(() => expect(log.warnings).toContain(DOWN), SOON);
  expect(await page.do(id, pause)).toMatchObject(NOT_SAVED);
  renameSync(away, dataFile);
  await vi.waitFor(async () => expect(await health()).toEqual([200, { status: 'ok' }]), SOON);
  await moves({ page, id });
  expect(readdirSync(dirname(dataFile)).filter((name) => name.includes('rescued'))).toEqual([]);
});

test('a data file that was replaced is not written to', async () => {
  const { dataFile, id, page, health, stop } = await play();
  const other = (await serve()).dataFile;
  renameSync(dataFile, `${dataFile}.old`);
  linkSync(other, dataFile);
  expect(await page.do(id, pause)).toMatchObject(NOT_SAVED);
  expect(await health()).toEqual([503, { status: 'not saving', reason: 'the data file was replaced' }]);
  await stop();
  expect(readdirSync(dirname(dataFile)).toSorted()).toContain(`${basename(dataFile)}-wal`);
});

test('a removed write-ahead log is created again, and nothing that was acknowledged is lost', async () => {
  const { dataFile, log, anna, id, page, health, stop } = await play();
  await moves({ page, id });
  rmSync(`${dataFile}-wal`);
  rmSync(`${dataFile}-shm`);
  await vi.waitFor(() => expect(log.warnings).toHaveLength(1), SOON);
  expect(log.warnings[0]).toBe(
    "the data file's write-ahead log was removed; nothing is lost, and there is a new one",
  );
  expect(await health()).toEqual([200, { status: 'ok' }]);
  expect((await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] })).status).toBe('waiting');
  expect(statSync(`${dataFile}-wal`).size).toBeGreaterThan(0);
  await stop();
  await expectMove(dataFile, anna, id);
});

test.each([
  ['SQLITE_FULL', 'the disk is full'],
  ['SQLITE_IOERR_WRITE', 'the disk or its file system fails'],
  ['SQLITE_READONLY', 'it is read-only'],
])(
  '%s: refused, health says why, logged once, and over when the disk is good again',
  async (code, reason) => {
    const failing = await failingDriver();
    const { log, anna, id, page, health } = await play({ driver: failing.driver });
    failing.fail = code;
    expect(await page.do(id, pause)).toMatchObject(NOT_SAVED);
    expect(await health()).toEqual([503, { status: 'not saving', reason }]);
    for (let i = 0; i < 3; i++) expect(await page.do(id, pause)).toMatchObject(NOT_SAVED);
    expect((await anna.ask('PATCH', API.me, { name: 'Anna', locale: 'en' })).status).toBe(503);
    expect(log.warnings).toEqual([DOWN]);
    failing.fail = null;
    await vi.waitFor(
      () => expect(log.lines.map(({ msg }) => msg)).toContain('changes are stored again'),
      SOON,
    );
    expect(await health()).toEqual([200, { status: 'ok' }]);
    await moves({ page, id });
    await page.next('update', ({ update }) =>
      update.happened.some(({ kind, seat }) => kind === 'move' && seat === 1),
    );
    expect(log.warnings).toEqual([DOWN]);
  },
);
