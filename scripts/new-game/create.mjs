import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../project-root.mjs';

const template = fileURLToPath(new URL('template', import.meta.url));

/** Names in the template. Each is replaced by that of the new game. */
const PLACEHOLDERS = { id: 'sample-game', title: 'Sample Game', prefix: 'SMP' };

/** Names with another meaning: folders beside the games, the kit's drawings, keys of a game's words. */
const RESERVED = new Set(['about', 'kit', 'name', 'registry', PLACEHOLDERS.id]);

const LONGEST_NAME = 40;

/** A name that a game cannot have; the message says why. */
export class NameError extends Error {
  /** @override */
  name = 'NameError';
}

/**
 * Writes a new game from the template and adds it to the registry.
 * @param {string} name id of the game, in kebab case; also the name of its folder
 * @param {string} [to] root of the repository to write to
 * @returns {string[]} paths of what was written or changed, relative to `to`
 * @throws {NameError} before anything is written
 */
export function createGame(name, to = root) {
  const games = join(to, 'games');
  checkName(name, games);
  const registry = join(games, 'registry', 'index.ts');
  const registered = withGame(readFileSync(registry, 'utf8'), name);
  const words = { id: name, title: formatTitle(name), prefix: choosePrefix(name, usedPrefixes(games)) };
  const written = filesIn(template).map((file) => {
    const path = join(games, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, filledIn(readFileSync(join(template, file), 'utf8'), words));
    return path;
  });
  writeFileSync(registry, registered);
  return [...written, registry].map((path) => relative(to, path).split(sep).join('/'));
}

/**
 * @param {string} name
 * @param {string} games folder of the games
 * @throws {NameError}
 */
function checkName(name, games) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new NameError(
      `'${name}' can't be the name of a game: use small letters, digits and single hyphens, as in river-trade.`,
    );
  if (name.length > LONGEST_NAME)
    throw new NameError(`'${name}' is too long for the name of a game: at most ${LONGEST_NAME} characters.`);
  if (RESERVED.has(name)) throw new NameError(`'${name}' is reserved; choose another name.`);
  if (existsSync(join(games, name)))
    throw new NameError(`games/${name} exists already; choose another name.`);
}

/**
 * Adds a line to the registry's source.
 * @param {string} source
 * @param {string} name
 */
function withGame(source, name) {
  const key = name.includes('-') ? `'${name}'` : name;
  const end = source.indexOf('\n} satisfies');
  if (end < 0) throw new Error('games/registry/index.ts has no list of games that ends with `} satisfies`');
  return `${source.slice(0, end)}\n  ${key}: () => import('../${name}/rules/index.ts'),${source.slice(end)}`;
}

/**
 * The title of a new game, such as `River Trade` for `river-trade`; its words can change it.
 * @param {string} name
 */
const formatTitle = (name) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * A clause prefix of three or more capitals: the first letter and the following consonants, as many as needed to differ
 * from other games.
 * @param {string} name
 * @param {ReadonlySet<string>} used
 */
function choosePrefix(name, used) {
  const letters = name.replaceAll('-', '').toUpperCase();
  const strong = letters.charAt(0) + letters.slice(1).replace(/[AEIOUY0-9]/g, '');
  const candidates = [strong, letters].flatMap((text) =>
    [3, 4, 5].map((length) => text.slice(0, length)).filter((part) => part.length >= 3),
  );
  const free = candidates.find((candidate) => !used.has(candidate));
  if (free !== undefined) return free;
  for (let number = 2; ; number++) {
    const candidate = `${letters.slice(0, 3)}${number}`;
    if (!used.has(candidate)) return candidate;
  }
}

/**
 * Prefixes of the clauses of all games, from their words.
 * @param {string} games
 */
function usedPrefixes(games) {
  const catalogues = readdirSync(games)
    .map((game) => join(games, game, 'words', 'en', 'clauses.json'))
    .filter((file) => existsSync(file));
  /** @type {Set<string>} */
  const used = new Set();
  for (const file of catalogues)
    for (const [, prefix] of readFileSync(file, 'utf8').matchAll(/"clause\.([A-Z0-9]+)-/g))
      if (prefix !== undefined) used.add(prefix);
  return used;
}

/**
 * @param {string} text
 * @param {typeof PLACEHOLDERS} words
 */
function filledIn(text, words) {
  return text
    .replaceAll(PLACEHOLDERS.id, words.id)
    .replaceAll(PLACEHOLDERS.title, words.title)
    .replaceAll(`${PLACEHOLDERS.prefix}-`, `${words.prefix}-`);
}

/**
 * Paths of all files below a folder, relative to it.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(join(folder, entry.name)).map((file) => join(entry.name, file))
      : [entry.name],
  );
}
