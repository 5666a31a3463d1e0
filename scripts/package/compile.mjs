// Compiles the package's modules file by file: JavaScript for every module, declarations for the modules that exports
// refer to.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../project-root.mjs';
import { packageName } from './modules.mjs';

/** @param {string} path @param {string} text */
export function writeFile(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Compiles modules into a folder, at the same paths.
 * @param {ReadonlyMap<string, import('./modules.mjs').Module>} modules
 * @param {string} folder
 */
export function compile(modules, folder) {
  // Inside the repository, so that the compiler finds the npm packages.
  const stage = join(root, 'dist', 'stage');
  rmSync(stage, { recursive: true, force: true });
  for (const [path, { text }] of modules)
    writeFile(join(stage, path.endsWith('.json') ? `${path}.ts` : path), text);
  writeFile(join(stage, 'package.json'), '{ "type": "module" }\n');
  const compilerOptions = {
    noEmit: false,
    allowImportingTsExtensions: false,
    declaration: true,
    rootDir: '.',
    outDir: folder,
    types: ['node'],
  };
  const config = { extends: '../../tsconfig.base.json', compilerOptions, include: ['**/*.ts'] };
  writeFile(join(stage, 'tsconfig.json'), JSON.stringify(config));
  const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript')));
  const { status } = spawnSync(process.execPath, [tsc, '-p', stage], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the package did not compile');
  rmSync(stage, { recursive: true });
}

/**
 * Import paths of a declaration file, including type queries such as `import('./a.js').A`.
 * @param {string} path
 * @returns {string[]}
 */
function listImports(path) {
  const found = readFileSync(path, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, specifier = '']) => specifier);
}

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));

/**
 * Removes declarations that no export refers to.
 * @param {string} folder
 * @param {readonly string[]} entries declaration files of the exports, relative to `folder`
 * @returns {ReadonlySet<string>} npm packages whose types the declarations use
 */
export function pruneDeclarations(folder, entries) {
  /** @type {Set<string>} */
  const kept = new Set();
  /** @type {Set<string>} */
  const packages = new Set();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (kept.has(path)) continue;
    kept.add(path);
    for (const specifier of listImports(join(folder, path)))
      if (specifier.startsWith('.'))
        open.push(posix.join(posix.dirname(path), specifier.replace(/\.js$/, '.d.ts')));
      else if (!specifier.startsWith('node:')) packages.add(packageName(specifier));
  }
  for (const path of filesIn(folder))
    if (path.endsWith('.d.ts') && !kept.has(path)) rmSync(join(folder, path));
  return packages;
}

/**
 * The package with the types of another package that has none of its own.
 * @param {string} name
 */
export function findTypes(name) {
  const types = `@types/${name.replace('@', '').replace('/', '__')}`;
  return existsSync(join(root, 'node_modules', types)) ? types : null;
}
