import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const web = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

/** Script of the first load, gzipped. */
const MOST_BYTES = 220_000;

const manifest = z
  .record(
    z.string(),
    z.object({
      file: z.string(),
      imports: z.optional(z.array(z.string())),
      isEntry: z.optional(z.boolean()),
    }),
  )
  .parse(JSON.parse(readFileSync(`${web}.vite/manifest.json`, 'utf8')));

/** An entry's scripts: its own and all that it loads with it. */
function scripts(entry: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`the build has no ${entry}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scripts(imported, found);
  return found;
}

test('the first load has at most 220 kB of script, gzipped', () => {
  const files = [...scripts('index.html')];
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(web + file), { level: 9 }).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('rules, boards, bots and tables are no part of it', () => {
  const text = [...scripts('index.html')].map((file) => readFileSync(web + file, 'utf8')).join('\n');
  expect(text).not.toMatch(/MHR-\d/);
  expect(text).toContain('react-aria');
});

test('the document has neither scripts nor styles inside it', () => {
  const html = readFileSync(`${web}index.html`, 'utf8');
  expect(html).not.toMatch(/<style|style="|<script(?![^>]*\bsrc=)/);
  expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2);
});

test('texts lie there compressed', () => {
  const [main = ''] = scripts('index.html');
  expect(existsSync(`${web}${main}.br`)).toBe(true);
  expect(existsSync(`${web}${main}.gz`)).toBe(true);
});
