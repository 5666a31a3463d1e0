import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { durbar, makeFolder, type Ran } from './support.ts';

const quiet = { LOG_LEVEL: 'silent' };

test('serve opens a port, prints its address and stops cleanly; backup copies its data meanwhile', {
  timeout: 60_000,
}, async () => {
  const cwd = makeFolder();
  const data = join(cwd, 'durbar.db');
  const check = async (announced: string): Promise<void> => {
    const { address, port } = z
      .object({ address: z.string(), port: z.number() })
      .parse(JSON.parse(announced));
    expect(address).toBe(`http://127.0.0.1:${port}`);
    const answer = await fetch(`${address}/healthz`);
    expect(await answer.json()).toEqual({ status: 'ok' });
    const copied = await durbar(['backup', 'copy.db', '--data', data, '--json'], { cwd });
    expect(copied).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(copied.out)).toMatchObject({ data, file: 'copy.db' });
  };
  let served: Promise<Ran> | undefined;
  await new Promise<void>((checked, failed) => {
    let stop: (() => void) | undefined;
    served = durbar(['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--json'], {
      env: quiet,
      out: (text) =>
        void check(text)
          .then(checked, failed)
          .finally(() => stop?.()),
      untilStopped: () => new Promise((resolve) => (stop = resolve)),
    });
  });
  expect(await served).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(cwd, 'copy.db'))).toBe(true);
  const again = await durbar(['backup', 'copy.db'], { cwd, env: { DURBAR_DATA: data } });
  expect(again.code).toBe(1);
  expect(again.err).toMatch(/^durbar: .*copy\.db already exists; a backup never overwrites a file\.\n$/);
});

test('a server that cannot start gives the reason in one message', async () => {
  const cwd = makeFolder();
  const data = join(cwd, 'durbar.db');
  writeFileSync(data, 'no database at all, only a text that is long enough to look like a file of some kind');
  const damaged = await durbar(['serve', '--port', '0', '--data', data], { env: quiet });
  expect(damaged.code).toBe(1);
  expect(damaged.err).toMatch(/^durbar: [^\n]*durbar\.db[^\n]*\n$/);
  const setting = await durbar(['serve', '--data', data], { env: { ...quiet, BOT_THREADS: 'many' } });
  expect(setting).toMatchObject({
    code: 1,
    err: "durbar: BOT_THREADS should be a whole number from 1 to 64, not 'many'.\n",
  });
});

test('backup of a missing file', async () => {
  const cwd = makeFolder();
  const { code, err } = await durbar(['backup', 'copy.db', '--data', 'none.db'], { cwd });
  expect(code).toBe(1);
  expect(err).toMatch(/^durbar: There is no data file .*none\.db\.\n$/);
});
