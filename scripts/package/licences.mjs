// The licences of the npm packages that the built page contains. All other packages are dependencies of this one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../project-root.mjs';

const BUNDLED_BY = ['apps/web', 'kit', 'games'];

/**
 * The folder of an npm package, resolved from the package in `from`.
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

/** @param {string} folder */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folders of all npm packages that the page may contain: dependencies, and their dependencies. */
function bundledPackages() {
  /** @type {Map<string, string>} */
  const found = new Map();
  const open = BUNDLED_BY.map((path) => join(root, path));
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const name of Object.keys(readManifest(from).dependencies ?? {})) {
      const folder = name.startsWith('@durbar/') ? null : findPackage(name, from);
      if (folder === null || found.has(folder)) continue;
      found.set(folder, name);
      open.push(folder);
    }
  }
  return [...found].toSorted(([, a], [, b]) => (a < b ? -1 : 1));
}

/** One text with the licence of each npm package that the page may contain. */
export function licenceText() {
  const parts = bundledPackages().map(([folder, name]) => {
    const { version, license } = readManifest(folder);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
    const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    return `${name} ${version} (${license})\n${text}`;
  });
  return `The page in this folder holds code and fonts of these packages.\n\n${parts.join('\n\n')}`;
}
