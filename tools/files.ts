import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../scripts/project-root.mjs';

const skipped = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', '.git']);

/** Paths of all files below a folder, relative to the root with `/`, except installed and generated files. */
export function walk(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [relative(root, path).split(sep).join('/')];
    const made = skipped.has(entry.name) && (entry.name !== 'data' || folder === root);
    return entry.isDirectory() && !made ? walk(path) : [];
  });
}

/** The text of a file, by its path relative to the root. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Whether a file is code that the parser can read. */
export const isCode = (path: string) => /\.(ts|tsx|js|mjs)$/.test(path) && !path.includes('/fixtures/');

/** Ids of the games: the folders of `games/` that have rules and title words of their own. */
export const gameIds = (files: readonly string[]) => [
  ...new Set(files.flatMap((path) => /^games\/([^/]+)\/words\/[^/]+\/title\.json$/.exec(path)?.[1] ?? [])),
];
