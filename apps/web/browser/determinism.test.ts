import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ids } from '@durbar/games';
import { parseRecord } from '@durbar/kernel';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { launch } from './support/launch.ts';

const games = fileURLToPath(new URL('../../../games/', import.meta.url));

const records = ids.flatMap((game) => {
  const folder = `${games}${game}/fixtures/`;
  return readdirSync(folder).map((name) => ({
    name: `${game}/${name}`,
    text: readFileSync(folder + name, 'utf8'),
  }));
});

test('finished matches have the same final hash in Chromium as in Node', async () => {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./support/replayer.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    expect(records.length).toBeGreaterThan(10);
    for (const { name, text } of records) {
      const hash = await page.evaluate(
        (record) => (window as unknown as { finalHash: (text: string) => string }).finalHash(record),
        text,
      );
      expect(`${name} ${hash}`).toBe(`${name} ${parseRecord(text).hash}`);
    }
  } finally {
    await browser.close();
  }
}, 60_000);
