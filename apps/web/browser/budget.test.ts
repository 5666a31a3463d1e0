import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const web = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

/** Gzipped script of the first load: all that the home page loads by itself. */
const MAX_BYTES = 126_500;
/** Gzipped script that the first paint waits for. */
const MAX_BYTES_FIRST = 4_000;
/** The document, with all prerendered home pages. */
const MAX_BYTES_DOCUMENT = 10_000;

/** The entries of the home page: of the document, after the first paint, and after hydration. */
const FIRST_LOAD = ['first', 'home', 'match-library', 'follow-lobby', 'words-home-en', 'tips'];

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

test('the first load has at most 126.5 kB of script, gzipped', () => {
  const bytes = gzipped(listScripts(FIRST_LOAD));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});

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
