import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { failToStart, startProcess } from './support/process.ts';
import { tempDir } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

// Several processes are started one after the other.
vi.setConfig({ testTimeout: 90_000 });

const { main } = inject('toyServer');
const base = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };

const fails = (env: Record<string, string>) => failToStart([main], { ...base, ...env });

async function start(env: Record<string, string>) {
  const server = await startProcess([main], { ...base, ...env });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

test('a missing folder and file are created; an orderly stop exits with 0 and leaves one file', async () => {
  const file = join(tempDir(), 'deep', 'er', 'durbar.db');
  const server = await start({ DURBAR_DATA: file });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(existsSync(file)).toBe(true);
  expect(existsSync(`${file}-wal`)).toBe(false);
  const again = await start({ DURBAR_DATA: file });
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
});

test('the address comes before the log where both go to one place', async () => {
  const env = { ...base, PATH: process.env['PATH'], LOG_LEVEL: 'info', DURBAR_DATA: join(tempDir(), 'x.db') };
  const child = spawn('sh', ['-c', 'exec "$0" "$1" 2>&1', process.execPath, main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  for await (const data of child.stdout.setEncoding('utf8')) {
    output += String(data);
    if (output.includes('"serving"')) break;
  }
  expect(output).toMatch(/^Durbar is open at http:[^\n]*\n\{.*"serving"/);
});

test('a bad PORT', async () => {
  expect(await fails({ PORT: 'http', DURBAR_DATA: join(tempDir(), 'x.db') })).toEqual({
    code: 1,
    stderr: "durbar: PORT should be a whole number from 0 to 65535, not 'http'.\n",
  });
});

test('a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    other.close();
  });
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await fails({ PORT: String(port), DURBAR_DATA: join(tempDir(), 'x.db') })).toEqual({
    code: 1,
    stderr: `durbar: Port ${port} is in use by another program. Choose another with PORT, e.g. PORT=${port + 1}.\n`,
  });
});

test('a HOST that is not this machine', async () => {
  const { code, stderr } = await fails({ HOST: '192.0.2.77', DURBAR_DATA: join(tempDir(), 'x.db') });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'durbar: HOST is 192.0.2.77, which is not an address of this machine.\n',
  });
});

/** Creates a data file that must not be used and tries to serve it. @returns actual and expected result */
async function tryFile(
  make: (file: string) => void,
  message: (file: string) => string,
): Promise<{ actual: object; expected: object }> {
  const file = join(tempDir(), 'durbar.db');
  make(file);
  const before = readFileSync(file);
  const { code, stderr } = await fails({ DURBAR_DATA: file });
  return {
    actual: { code, stderr, unchanged: readFileSync(file).equals(before) },
    expected: { code: 1, stderr: `durbar: ${message(file)}\n`, unchanged: true },
  };
}

test('a file that is not a database is not changed', async () => {
  const { actual, expected } = await tryFile(
    (file) => writeFileSync(file, 'My diary. '.repeat(50)),
    (file) =>
      `${file} is damaged or not a Durbar data file; it was not changed. Restore a backup, or name another file in DURBAR_DATA.`,
  );
  expect(actual).toEqual(expected);
});

test('the database of another program is not changed', async () => {
  const { actual, expected } = await tryFile(
    (file) => {
      const other = openFile(file);
      other.exec('CREATE TABLE bookmarks (url TEXT)');
      other.close();
    },
    (file) =>
      `${file} is a database of another program; it was not changed. Name another file in DURBAR_DATA.`,
  );
  expect(actual).toEqual(expected);
});

test('a damaged data file is not changed', async () => {
  const good = join(tempDir(), 'durbar.db');
  await (await start({ DURBAR_DATA: good })).end('SIGTERM');
  const whole = readFileSync(good);
  const try1 = await tryFile(
    (file) =>
      writeFileSync(file, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 0x5a)])),
    (file) => `The data file ${file} is damaged; it was not changed. Restore a backup.`,
  );
  expect(try1.actual).toEqual(try1.expected);
  const try2 = await tryFile(
    (file) => writeFileSync(file, whole.subarray(0, 4096 + 512)),
    (file) => `The data file ${file} is damaged; it was not changed. Restore a backup.`,
  );
  expect(try2.actual).toEqual(try2.expected);
});

test('a data file that needs a newer Durbar is not changed', async () => {
  const good = join(tempDir(), 'durbar.db');
  await (await start({ DURBAR_DATA: good })).end('SIGTERM');
  const db = openFile(good);
  db.exec("INSERT INTO kysely_migration VALUES ('9999-the-future', '2099-01-01')");
  db.exec("UPDATE setting SET value = '7' WHERE key = 'oldestRelease'");
  db.exec('PRAGMA journal_mode = DELETE');
  db.close();
  const newer = readFileSync(good);
  const try3 = await tryFile(
    (file) => writeFileSync(file, newer),
    (file) =>
      `The data file ${file} was written by a newer Durbar and needs release 7 or later; this is release 1. It was not changed. Update Durbar, or name another file in DURBAR_DATA.`,
  );
  expect(try3.actual).toEqual(try3.expected);
});

test('a sound database whose content is damaged', async () => {
  const good = join(tempDir(), 'durbar.db');
  await (await start({ DURBAR_DATA: good })).end('SIGTERM');
  const whole = readFileSync(good);
  const spoiled = (sql: string) => (file: string) => {
    writeFileSync(file, whole);
    const db = openFile(file);
    db.exec(sql);
    db.exec('PRAGMA journal_mode = DELETE');
    db.close();
  };
  for (const [sql, why] of [
    ['DROP TABLE log_entry', /no such table: log_entry/],
    ['DROP TABLE chat_line', /no such table: chat_line/],
    [
      `INSERT INTO game_table (id, name, game, rules, options, players, pace, open, host, status, secret, opened_at, last_at, active, bots, summed)
       VALUES ('a', 'a', 'bazaar', 1, '{', 2, 'live', 1, 'h', 'waiting', 's', 0, 0, '[]', '[]', 0)`,
      /JSON/,
    ],
  ] as const) {
    const file = join(tempDir(), 'durbar.db');
    spoiled(sql)(file);
    const { code, stderr } = await fails({ DURBAR_DATA: file });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^durbar: The data file [^\n]+ cannot be used: [^\n]+\n$/);
    expect(stderr).toMatch(why);
  }
  // By an empty key anybody could sign cookies.
  for (const [key, value] of [
    ['secret', ''],
    ['recordKey', 'no key'],
    ['oldestRelease', 'x'],
  ] as const) {
    const file = join(tempDir(), 'durbar.db');
    spoiled(`UPDATE setting SET value = '${value}' WHERE key = '${key}'`)(file);
    const { code, stderr } = await fails({ DURBAR_DATA: file });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^durbar: The data file [^\n]*is damaged: [^\n]+ Restore a backup\.\n$/);
  }
});

test('a data file that cannot exist', async () => {
  const dir = tempDir();
  mkdirSync(join(dir, 'folder.db'));
  expect((await fails({ DURBAR_DATA: join(dir, 'folder.db') })).stderr).toBe(
    `durbar: ${join(dir, 'folder.db')} is not a file, so it cannot be the data file.\n`,
  );
  const long = join(dir, 'x'.repeat(300));
  expect(await fails({ DURBAR_DATA: long })).toEqual({
    code: 1,
    stderr: `durbar: The data file ${long} cannot be reached: its name is too long.\n`,
  });
  writeFileSync(join(dir, 'file'), '');
  expect((await fails({ DURBAR_DATA: join(dir, 'file', 'durbar.db') })).stderr).toBe(
    `durbar: The folder of the data file ${join(dir, 'file', 'durbar.db')} cannot be created: part of its path is a file, not a folder.\n`,
  );
  const unwritable = await fails({ DURBAR_DATA: '/proc/durbar/durbar.db' });
  expect(unwritable.code).toBe(1);
  expect(unwritable.stderr).toMatch(
    /^durbar: The folder of the data file \/proc\/durbar\/durbar.db cannot be created: .*\.\n$/,
  );
});

test('a data file that another server uses', async () => {
  const file = join(tempDir(), 'durbar.db');
  const link = join(tempDir(), 'link.db');
  symlinkSync(file, link);
  const first = await start({ DURBAR_DATA: file });
  expect(await fails({ DURBAR_DATA: file })).toEqual({
    code: 1,
    stderr: `durbar: The data file ${file} is in use by another Durbar server.\n`,
  });
  // Also under another name: here a link that was created before the file.
  expect((await fails({ DURBAR_DATA: link })).stderr).toMatch(/ is in use by another Durbar server\.\n$/);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.end('SIGKILL');
  await start({ DURBAR_DATA: file });
});
