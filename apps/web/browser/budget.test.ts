import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { covers } from '@durbar/games/registry/covers.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chooseMove, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

const web = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

/** Gzipped script of the first load: all that the home page loads by itself, with each of its small files. */
const MAX_BYTES = 129_900;
/** Gzipped script that the first paint waits for. */
const MAX_BYTES_FIRST = 4_000;
/** The document, with all prerendered home pages. */
const MAX_BYTES_DOCUMENT = 10_000;

/** Gzipped script of home and then a table against bots, with their worker. Raise these only with what is worth it to players. */
const MAX_BYTES_TABLE = [
  ['Maharani', 238_500],
  ['Maharaja 2020', 312_200],
  ['Maharaja 2004', 297_300],
] as const;

/** The entries of the home page: of the document, after the first paint, and after hydration; and its catalogues. */
const FIRST_LOAD = ['first', 'home', 'match-library', 'follow-lobby', 'tips'];
const FIRST_WORDS = /(?:^|\/)(?:kit\/words\/en|src\/words\/en\/home|words\/en\/title)\.json$/;

const manifest = z
  .record(
    z.string(),
    z.object({
      file: z.string(),
      name: z.optional(z.string()),
      imports: z.optional(z.array(z.string())),
      isEntry: z.optional(z.boolean()),
    }),
  )
  .parse(JSON.parse(readFileSync(`${web}.vite/manifest.json`, 'utf8')));

/** The scripts of an entry, with its static imports. */
function scripts(entry: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`the build has no ${entry}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scripts(imported, found);
  return found;
}

/** The scripts of the chunks with these names. */
function listScripts(parts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const part of parts) {
    const key = Object.keys(manifest).find((entry) => manifest[entry]?.name === part);
    if (key === undefined) throw new Error(`the build has no part called ${part}`);
    scripts(key, found);
  }
  return [...found];
}

const gzipped = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(web + file), { level: 9 }).length, 0);

test('the first load has at most 129.9 kB of script, gzipped', () => {
  const words = Object.keys(manifest).filter((entry) => FIRST_WORDS.test(entry));
  expect(words.length).toBe(2 + covers.length);
  const found = new Set(listScripts(FIRST_LOAD));
  for (const entry of words) scripts(entry, found);
  const bytes = gzipped([...found]);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});

/** Runs in a page or a worker: the files that it has loaded. */
const listLoaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

const scriptsAmong = (urls: readonly string[]): string[] =>
  urls.flatMap((url) => /\/(assets\/[^/]+\.js)$/.exec(url)?.[1] ?? []);

/** The scripts of the bots' worker, once it has rules; plays until bots are asked. */
async function workerScripts(page: Page): Promise<string[]> {
  while (page.workers().length === 0) {
    await untilMyTurn(page);
    await chooseMove(page);
  }
  const [worker] = page.workers();
  if (!worker) throw new Error('there is no worker');
  for (;;) {
    const files = scriptsAmong([worker.url(), ...(await worker.evaluate(listLoaded))]);
    if (files.some((file) => file.includes('rules'))) return files;
    await page.waitForTimeout(50);
  }
}

test.for(MAX_BYTES_TABLE)(
  'home and a table of %s with bots load at most %i bytes of script',
  async ([name, most]) => {
    const { page, ...visitor } = await environment.newVisitor({ own: true, preferences: { opponents: 3 } });
    await page.goto(visitor.url);
    await page.getByRole('button', { name: `Play against bots ${name}`, exact: true }).click();
    await page.waitForURL(/\/local\//);
    await untilMyTurn(page);
    const loaded = scriptsAmong(await page.evaluate(listLoaded));
    const bytes = gzipped([...new Set([...loaded, ...(await workerScripts(page))])]);
    expect(bytes).toBeLessThanOrEqual(most);
  },
);

test('the first paint waits for almost no script', () => {
  expect(gzipped(listScripts(['first']))).toBeLessThanOrEqual(MAX_BYTES_FIRST);
  expect(gzipped(['index.html'])).toBeLessThanOrEqual(MAX_BYTES_DOCUMENT);
});

test('the first load contains no rules, boards, bots or tables', () => {
  const text = listScripts(FIRST_LOAD)
    .map((file) => readFileSync(web + file, 'utf8'))
    .join('\n');
  expect(text).not.toMatch(/MHR-\d/);
  expect(text).toContain('react-aria');
});

test('the document has no inline scripts or styles', () => {
  const html = readFileSync(`${web}index.html`, 'utf8');
  expect(html).not.toMatch(/<style|style="|<script(?![^>]*\bsrc=)/);
  expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2);
});

test('text files have compressed copies', () => {
  const [main = ''] = listScripts(['home']);
  expect(existsSync(`${web}${main}.br`)).toBe(true);
  expect(existsSync(`${web}${main}.gz`)).toBe(true);
});
