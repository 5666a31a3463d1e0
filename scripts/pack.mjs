// `npm run pack`: writes dist/durbar-VERSION.tgz, the package that others install: engine, games, server with its page,
// and the command, as plain JavaScript with declarations. Modules keep their paths, so that all exports share them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { compile, findTypes, pruneDeclarations, writeFile } from './package/compile.mjs';
import { licenceText } from './package/licences.mjs';
import { declaredVersions, optionalPackages, readModules } from './package/modules.mjs';
import { root } from './project-root.mjs';

const folder = join(root, 'dist', 'package');
const COMMAND = 'apps/cli/src/main.ts';

/** JSON Schemas, which other languages read, at the same paths as in the repository. */
const SCHEMAS = {
  './schema/record-v1.json': './engine/kernel/schema/record-v1.json',
  './schema/record-v2.json': './engine/kernel/schema/record-v2.json',
  './schema/bot-v1.json': './engine/bot-protocol/schema/bot-v1.json',
};

/** @param {string} path */
const namesIn = (path) => readdirSync(join(root, path));

/**
 * The source file of each export.
 * @returns {Record<string, string>}
 */
function findExports() {
  const games = namesIn('games').filter((id) => existsSync(join(root, 'games', id, 'words/en/title.json')));
  return {
    ...Object.fromEntries(
      ['kernel', 'table', 'bots', 'testkit'].map((name) => [`./${name}`, `engine/${name}/src/index.ts`]),
    ),
    ...Object.fromEntries(games.map((id) => [`./games/${id}`, `games/${id}/rules/index.ts`])),
    './server': 'apps/server/src/index.ts',
  };
}

/** Modules that worker threads run. No import refers to them. */
const findWorkers = () =>
  ['server', 'cli'].flatMap((app) =>
    namesIn(`apps/${app}/src`)
      .filter((name) => name.endsWith('-worker.ts'))
      .map((name) => `apps/${app}/src/${name}`),
  );

/**
 * Packages that used ones need beside them, in the versions that we use: npm does not always find versions by itself on which all
 * agree.
 * @param {readonly string[]} used npm packages
 * @param {ReadonlyMap<string, string>} versions of the packages that a workspace declares
 */
function findPeers(used, versions) {
  return used.flatMap((name) => {
    const path = join(root, 'node_modules', name, 'package.json');
    // One that a workspace has for itself, because another version is at the root.
    if (!existsSync(path)) return [];
    const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(readFileSync(path, 'utf8'));
    return Object.keys(peerDependencies).filter(
      (peer) => versions.has(peer) && peerDependenciesMeta[peer]?.optional !== true,
    );
  });
}

/**
 * @param {readonly string[]} used npm packages
 * @param {ReadonlySet<string>} typed packages whose types the declarations use
 * @param {Record<string, string>} overrides versions that nested packages must have. npm applies overrides only at the
 * root of an installation, so these become dependencies.
 */
function listDependencies(used, typed, overrides) {
  const versions = new Map([...declaredVersions(), ...Object.entries(overrides)]);
  const types = [...typed].flatMap((name) => findTypes(name) ?? []);
  // Types that the server's declarations use need the types of Node.
  const peers = findPeers(used, versions);
  const names = new Set([...used, ...peers, ...typed, ...types, '@types/node', ...Object.keys(overrides)]);
  return Object.fromEntries(
    [...names].toSorted().map((name) => {
      const version = versions.get(name);
      if (version === undefined) throw new Error(`no workspace declares '${name}'`);
      return [name, version];
    }),
  );
}

/** Adds a line with the hash of the whole package to the file whose hash is the build id of the server. */
function markBuild() {
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (path.endsWith('.js')) hash.update(readFileSync(join(folder, path)));
  const program = join(folder, 'apps/server/src/program.js');
  writeFileSync(program, `${readFileSync(program, 'utf8')}// build ${hash.digest('hex')}\n`);
}

/** @param {string} source */
const built = (source) => `./${source.replace(/\.ts$/, '.js')}`;

function writePackage() {
  const { version, description, license, engines, overrides } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const exported = findExports();
  const modules = readModules([...Object.values(exported), COMMAND, ...findWorkers()]);
  rmSync(folder, { recursive: true, force: true });
  compile(modules, folder);
  const entries = Object.values(exported).map((source) => source.replace(/\.ts$/, '.d.ts'));
  const typed = pruneDeclarations(folder, entries);
  const used = [...modules.values()].flatMap(({ packages }) => packages);
  const optional = optionalPackages().filter((name) => used.includes(name));
  const manifest = {
    name: 'durbar',
    version,
    description,
    license,
    keywords: ['board-game', 'rules-engine', 'bots', 'game-server'],
    type: 'module',
    engines,
    bin: { durbar: './bin/durbar.js' },
    exports: {
      ...Object.fromEntries(Object.entries(exported).map(([name, source]) => [name, built(source)])),
      ...SCHEMAS,
      './package.json': './package.json',
    },
    sideEffects: ['./bin/*', './apps/**'],
    dependencies: listDependencies(
      used.filter((name) => !optional.includes(name)),
      typed,
      overrides,
    ),
    optionalDependencies: Object.fromEntries(optional.map((name) => [name, declaredVersions().get(name)])),
  };
  writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFile(join(folder, 'bin/durbar.js'), `#!/usr/bin/env node\nimport '.${built(COMMAND)}';\n`);
  for (const name of ['README.md', 'LICENSE']) copyFileSync(join(root, name), join(folder, name));
  for (const path of Object.values(SCHEMAS))
    writeFile(join(folder, path), readFileSync(join(root, path), 'utf8'));
  // The server looks for the page beside its sources.
  cpSync(join(root, 'dist', 'web'), join(folder, 'apps/server/web'), { recursive: true });
  writeFile(join(folder, 'apps/server/web/LICENCES.txt'), licenceText());
  markBuild();
  return `durbar-${version}.tgz`;
}

const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--if-stale'], {
  stdio: 'inherit',
});
if (status !== 0) throw new Error('the page did not build');
const name = writePackage();
if (!npm(['pack', '--silent', '--pack-destination', join(root, 'dist')], folder))
  throw new Error('npm pack failed');
console.log(join('dist', name));
