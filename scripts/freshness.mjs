// Checks whether the built and installed files match the sources. Node builtins only: this runs before `npm ci`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './project-root.mjs';

/** @typedef {{ size: number, mtime: number, hash: string }} Fingerprint */
/** @typedef {Record<string, Fingerprint>} Fingerprints */

const stampPath = join(root, 'dist', 'inputs.json');
const layers = ['engine', 'kit', 'games', 'apps'];
const singles = ['package-lock.json', 'scripts/build.mjs'];
const skipped = new Set(['node_modules', 'test', 'browser', 'bin', 'bench', 'examples']);

/** @param {string} path */
const hashFile = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * @param {string} folder
 * @returns {string[]}
 */
function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(path);
    return entry.isFile() ? [path] : [];
  });
}

/**
 * Fingerprints every file that the build reads. Reads content only if size or time differ from `known`.
 * @param {Fingerprints} known
 * @returns {Fingerprints}
 */
function fingerprintFiles(known) {
  /** @type {Fingerprints} */
  const fingerprints = {};
  for (const path of [
    ...singles.map((name) => join(root, name)),
    ...layers.flatMap((layer) => walk(join(root, layer))),
  ]) {
    const name = relative(root, path);
    const { size, mtimeMs: mtime } = statSync(path);
    const old = known[name];
    const same = old !== undefined && old.size === size && old.mtime === mtime;
    fingerprints[name] = { size, mtime, hash: same ? old.hash : hashFile(path) };
  }
  return fingerprints;
}

/** @returns {Fingerprints} */
function readStamp() {
  if (!existsSync(stampPath)) return {};
  try {
    return JSON.parse(readFileSync(stampPath, 'utf8'));
  } catch {
    // A stamp that a crash cut short proves nothing, so build again.
    return {};
  }
}

/** @param {Fingerprints} fingerprints */
const summary = (fingerprints) =>
  Object.keys(fingerprints)
    .toSorted()
    .map((name) => `${name} ${fingerprints[name]?.hash}`)
    .join('\n');

/** Whether `dist` was built from exactly these sources. */
export function isBuilt() {
  const known = readStamp();
  return summary(fingerprintFiles(known)) === summary(known);
}

/**
 * Fingerprints the sources, builds, then writes the fingerprints, so that a file changed meanwhile counts as changed.
 * @param {() => Promise<void>} build
 */
export async function buildAndStamp(build) {
  const fingerprints = fingerprintFiles({});
  rmSync(stampPath, { force: true });
  await build();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampPath, JSON.stringify(fingerprints));
}

const installStamp = join(root, 'node_modules', '.durbar-lock');
const lockPath = join(root, 'package-lock.json');

/** Whether `node_modules` matches package-lock.json, by our stamp or by npm's own list. */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules'))) return false;
  const hash = hashFile(lockPath);
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === hash) return true;
  if (!npmListMatches()) return false;
  stampInstall();
  return true;
}

/** Records that `node_modules` was installed from the present lock file. */
export function stampInstall() {
  writeFileSync(installStamp, hashFile(lockPath));
}

/** Compares the lock file with npm's list of installed packages, for people who ran `npm ci` themselves. */
function npmListMatches() {
  const listPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(listPath)) return false;
  const wanted = JSON.parse(readFileSync(lockPath, 'utf8')).packages;
  const present = JSON.parse(readFileSync(listPath, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || optional === true || present[path]?.version === version,
  );
}
