import { chmodSync, existsSync, linkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { backup } from '../src/index.ts';
import { KeptLog } from './support/log.ts';
import { failToStart, startProcess } from './support/process.ts';
import { serve, tempDir } from './support/server.ts';

/* One server for one data file, whatever it is called, and nobody else reads it. */

// Several processes are started one after the other.
vi.setConfig({ testTimeout: 90_000 });

const { main } = inject('toyServer');
const env = (file: string) => ({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', DURBAR_DATA: file });

async function start(file: string) {
  const server = await startProcess([main], env(file));
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

/** Runs a server that should not start. @returns the last line of standard error */
async function fails(file: string): Promise<string | undefined> {
  const { code, stderr } = await failToStart([main], env(file));
  expect(code).toBe(1);
  return stderr.trimEnd().split('\n').at(-1);
}

const inUse = (file: string) => `durbar: The data file ${file} is in use by another Durbar server.`;

test('a second server is kept out under a hard link, and where the lock file was removed', async () => {
  const file = join(tempDir(), 'durbar.db');
  const link = join(tempDir(), 'other.db');
  const server = await start(file);
  linkSync(file, link);
  expect(await fails(link)).toBe(inUse(link));
  rmSync(`${file}.lock`);
  expect(await fails(file)).toBe(inUse(file));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  // Free again, under both names.
  await (await start(link)).end('SIGTERM');
  await start(file);
});

test('what a killed server left beside one name is not passed over under another', async () => {
  const file = join(tempDir(), 'durbar.db');
  const link = join(tempDir(), 'other.db');
  const server = await start(file);
  linkSync(file, link);
  await server.end('SIGKILL');
  expect(await fails(link)).toBe(
    `durbar: The data file ${link} has a second name (a hard link), and was not closed under this one. Start Durbar once under the other name, or remove that name.`,
  );
  await (await start(file)).end('SIGTERM');
  await start(link);
});

test('a removed lock file is noticed and made again', async () => {
  const log = new KeptLog();
  const { dataFile } = await serve({ logLevel: 'info' }, { logTo: log });
  rmSync(`${dataFile}.lock`);
  await vi.waitFor(() => expect(existsSync(`${dataFile}.lock`)).toBe(true), { timeout: 2000 });
  await vi.waitFor(() => expect(log.warnings).toHaveLength(1));
  expect(log.warnings[0]).toBe(
    "the data file's lock was removed; it was taken again, and no other server came in",
  );
  expect(await fails(dataFile)).toBe(inUse(dataFile));
});

test('the same program cannot open a data file twice', async () => {
  const { dataFile } = await serve();
  const link = join(tempDir(), 'other.db');
  linkSync(dataFile, link);
  await expect(serve({ dataFile: link })).rejects.toThrow('is in use by another Durbar server.');
});

const modes = (...files: string[]) => files.map((file) => (statSync(file).mode & 0o777).toString(8));

test('only their owner can read the data file, what lies beside it, and backups', async () => {
  const umask = process.umask(0o022);
  onTestFinished(() => void process.umask(umask));
  const { dataFile, stop } = await serve();
  const copy = join(tempDir(), 'backup.db');
  await backup(dataFile, copy);
  const beside = [`${dataFile}-wal`, `${dataFile}-shm`, `${dataFile}.lock`];
  expect(modes(dataFile, ...beside, copy)).toEqual(Array(5).fill('600'));
  await stop();

  for (const file of [dataFile, `${dataFile}.lock`]) chmodSync(file, 0o644);
  const log = new KeptLog();
  await serve({ dataFile, logLevel: 'info' }, { logTo: log });
  expect(modes(dataFile, ...beside)).toEqual(Array(4).fill('600'));
  expect(log.lines.filter(({ level }) => level >= 40)).toMatchObject([
    {
      msg: 'other users of this machine could read these files; now only their owner can',
      files: [dataFile, `${dataFile}.lock`],
    },
  ]);
});
