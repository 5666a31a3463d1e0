// Reads the modules that a set of entries needs, and rewrites their imports for one tree of plain JavaScript modules.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../project-root.mjs';

/**
 * @typedef {object} Module
 * @property {string} text the source with rewritten imports
 * @property {readonly string[]} packages npm packages that it imports
 */

/** @typedef {{ folder: string, exports: Record<string, string> }} Workspace */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * Our own workspaces by name.
 * @returns {ReadonlyMap<string, Workspace>}
 */
function findWorkspaces() {
  /** @type {string[]} */
  const patterns = readJson('package.json').workspaces;
  const folders = patterns.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  );
  return new Map(
    folders.map((folder) => {
      const { name, exports = {} } = readJson(`${folder}/package.json`);
      return [name, { folder, exports }];
    }),
  );
}

const workspaces = findWorkspaces();

/** @param {string} specifier */
export const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The file that an import of our own code refers to, relative to the root; null for npm packages and Node's modules.
 * @param {string} from
 * @param {string} specifier
 */
function resolveOwn(from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const name = packageName(specifier);
  const workspace = workspaces.get(name);
  if (!workspace) return null;
  const key = `.${specifier.slice(name.length)}`;
  for (const [pattern, target] of Object.entries(workspace.exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? key !== pattern : !(key.startsWith(before) && key.endsWith(after))) continue;
    const star = key.slice(before.length, after ? -after.length : undefined);
    return posix.join(workspace.folder, target.replace('*', star));
  }
  throw new Error(`${from}: '${specifier}' is not exported`);
}

/**
 * The position of each import path in a module's text, including quotes.
 * @param {string} path
 * @param {string} text
 * @returns {{ start: number, end: number }[]}
 */
function findImports(path, text) {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
  ];
  // A name that is imported and exported again is listed twice.
  const byPlace = new Map(found.map(({ start, end }) => [start, { start, end }]));
  return [...byPlace.values()].toSorted((a, b) => a.start - b.start);
}

/** @param {string} path */
const asJavaScript = (path) => (path.endsWith('.json') ? `${path}.js` : path.replace(/\.ts$/, '.js'));

/**
 * Files that a computed import such as `../${id}/words/${locale}.ts` may refer to.
 * @param {string} from
 * @param {string} template
 * @returns {string[]}
 */
function findFiles(from, template) {
  const [head = '', ...rest] = posix.join(posix.dirname(from), template).split('/');
  /** @type {string[]} */
  let found = [head];
  for (const part of rest) {
    if (!part.includes('${')) {
      found = found.map((folder) => `${folder}/${part}`).filter((path) => existsSync(join(root, path)));
      continue;
    }
    const [before = '', after = ''] = part.split(/\$\{[^}]*\}/);
    found = found.flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.startsWith(before) && name.endsWith(after))
        .map((name) => `${folder}/${name}`),
    );
  }
  return found;
}

/**
 * Reads one module. JSON becomes a module with a default export, because runtimes import JSON in different ways.
 * @param {string} path
 * @returns {Module & { needs: string[] }}
 */
function readModule(path) {
  const source = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.json'))
    return { text: `export default ${source.trimEnd()};\n`, needs: [], packages: [] };
  /** @type {string[]} */
  const needs = [];
  /** @type {string[]} */
  const packages = [];
  let text = '';
  let done = 0;
  for (const { start, end } of findImports(path, source)) {
    const specifier = source.slice(start + 1, end - 1);
    const quote = source.charAt(start);
    text += source.slice(done, start);
    done = end;
    // A path computed at run time, such as that of a person's own bot, is not a file of the package.
    if (!`'"\``.includes(quote)) {
      text += source.slice(start, end);
      continue;
    }
    const own = resolveOwn(path, specifier);
    if (own === null) {
      if (!isBuiltin(specifier)) packages.push(packageName(specifier));
      text += source.slice(start, end);
      continue;
    }
    needs.push(...(quote === '`' ? findFiles(path, specifier) : [own]));
    const relative = posix.relative(posix.dirname(path), asJavaScript(own));
    text += `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
    // The import attributes of `import … with { type: 'json' }` and of `import(…, { with: { type: 'json' } })`.
    const attributes = /\s+with\s*\{[^}]*\}|,\s*\{\s*with:\s*\{[^}]*\}\s*\}/y;
    attributes.lastIndex = end;
    done = attributes.test(source) ? attributes.lastIndex : end;
  }
  return { text: text + source.slice(done), needs, packages };
}

/**
 * All modules that the entries need, by path relative to the root.
 * @param {readonly string[]} entries
 * @returns {ReadonlyMap<string, Module>}
 */
export function readModules(entries) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (modules.has(path)) continue;
    const { needs, ...module } = readModule(path);
    modules.set(path, module);
    open.push(...needs);
  }
  return modules;
}

/**
 * The version of each npm package that the root and the workspaces declare.
 * @returns {ReadonlyMap<string, string>}
 */
export function declaredVersions() {
  return new Map(
    ['.', ...[...workspaces.values()].map(({ folder }) => folder)].flatMap((folder) => {
      const {
        dependencies = {},
        devDependencies = {},
        optionalDependencies = {},
      } = readJson(`${folder}/package.json`);
      const all = { ...devDependencies, ...dependencies, ...optionalDependencies };
      return Object.entries(all).map(([name, version]) => [name, String(version)]);
    }),
  );
}

/**
 * npm packages that our programs do not need in every case.
 * @returns {readonly string[]}
 */
export function optionalPackages() {
  return [...workspaces.values()].flatMap(({ folder }) =>
    Object.keys(readJson(`${folder}/package.json`).optionalDependencies ?? {}),
  );
}
