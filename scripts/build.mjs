// Builds dist/: the server and the command line as one file each, with their workers, and the page. `--if-stale` does
// nothing if dist/ was built from exactly these sources.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { buildAndStamp, isBuilt } from './freshness.mjs';
import { npm } from './npm.mjs';
import { optionalPackages } from './package/modules.mjs';
import { root } from './project-root.mjs';

/**
 * Worker entries (`*-worker.ts`) of a package; each is built next to the program that starts it.
 * @param {string} name
 */
const listWorkers = (name) =>
  readdirSync(join(root, 'apps', name, 'src')).filter((file) => file.endsWith('-worker.ts'));

/** @returns {Record<string, string>} */
function entryPoints() {
  /** @type {Record<string, string>} */
  const entries = {
    'server/main': 'apps/server/src/main.ts',
    'cli/main': 'apps/cli/src/main.ts',
  };
  // The command line contains the server and starts its workers.
  for (const [program, name] of [
    ['server', 'server'],
    ['cli', 'server'],
    ['cli', 'cli'],
  ])
    for (const file of listWorkers(String(name)))
      entries[`${program}/${file.slice(0, -'.ts'.length)}`] = `apps/${name}/src/${file}`;
  return entries;
}

/**
 * The folder of an npm package, resolved from a file in `from`.
 * @param {string} specifier
 * @param {string} from
 * @returns {string | undefined}
 */
function packageFolder(specifier, from) {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

const optional = optionalPackages();

/**
 * Leaves an npm package out of the bundle if a file in dist/ would resolve it to the same copy as the importing
 * package. The bundle contains our own packages, and copies that npm had to nest inside a workspace.
 * @type {import('esbuild').Plugin}
 */
const externalPackages = {
  name: 'external-packages',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, resolveDir, importer, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@durbar/') || isBuiltin(path)) return undefined;
      const found = packageFolder(path, resolveDir);
      // An npm package may import one that is optional and absent; in our own sources that is an error.
      const external = found
        ? found === packageFolder(path, root)
        : importer.includes('node_modules') || optional.includes(path);
      return external ? { path, external } : undefined;
    });
  },
};

async function buildPrograms() {
  await build({
    absWorkingDir: root,
    entryPoints: entryPoints(),
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Writes constants as numbers where they are used, which the fast forms of games need to be fast.
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    // Bundled CommonJS packages load Node's builtins by `require`.
    banner: {
      js: "import { createRequire as durbarRequire } from 'node:module'; const require = durbarRequire(import.meta.url);",
    },
    plugins: [externalPackages],
    logLevel: 'warning',
  });
}

async function buildAll() {
  for (const part of ['server', 'cli', 'web'])
    rmSync(join(root, 'dist', part), { recursive: true, force: true });
  await buildPrograms();
  if (!npm(['run', '--silent', 'build', '--workspace', '@durbar/web'], root))
    throw new Error('the page did not build');
}

if (!(process.argv.includes('--if-stale') && isBuilt())) await buildAndStamp(buildAll);
