import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with what each release wrote: `1`, `2`, … docs/releases.md describes it. */
export const RELEASES_FOLDER = fileURLToPath(new URL('../../../../fixtures/releases/', import.meta.url));

/** The numbers of the releases, as the names of their folders. */
export const releases: readonly string[] = readdirSync(RELEASES_FOLDER)
  .filter((name) => statSync(join(RELEASES_FOLDER, name)).isDirectory())
  .toSorted((a, b) => Number(a) - Number(b));

/** The path of something that a release wrote. */
export function releasePath(release: string, ...path: readonly string[]): string {
  return join(RELEASES_FOLDER, release, ...path);
}

/** Reads a JSON file of a release. The caller checks its form. */
export function readReleaseJson(release: string, ...path: readonly string[]): unknown {
  return JSON.parse(readFileSync(releasePath(release, ...path), 'utf8'));
}
