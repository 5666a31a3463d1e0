// Builds dist/: the server and the command line as one file each, with their workers, and the page.
// `--if-stale` does nothing when dist/ was built from exactly these sources.

import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildAndStamp, isBuilt, root } from './freshness.mjs';
import { npm } from './npm.mjs';

const requireAtRoot = createRequire(join(root, 'package.json'));

/**
 * Worker entries (`*-worker.ts`) of a package; each is built next to the program that starts it.
 * @param {string} name
 */
const workersOf = (name) =>
  readdirSync(join(root, 'packages', name, 'src')).filter((file) => file.endsWith('-worker.ts'));

/** @returns {Record<string, string>} */
function entryPoints() {
  /** @type {Record<string, string>} */
  const entries = {
    'server/main': 'packages/server/src/main.ts',
    'cli/main': 'packages/cli/src/main.ts',
  };
  // The command line holds the server too, and so starts its workers.
  for (const [program, name] of [
    ['server', 'server'],
    ['cli', 'server'],
    ['cli', 'cli'],
  ])
    for (const file of workersOf(String(name)))
      entries[`${program}/${file.slice(0, -'.ts'.length)}`] = `packages/${name}/src/${file}`;
  return entries;
}

/**
 * Leaves npm packages out of the bundle where a file in dist/ would find the very copy that the importing package
 * finds. Our own packages, and copies that npm had to nest inside a workspace, go in.
 * @type {import('esbuild').Plugin}
 */
const externalPackages = {
  name: 'external-packages',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@durbar/') || path.startsWith('node:')) return undefined;
      const nested = createRequire(join(resolveDir, 'x.js')).resolve(path);
      return isSameAtRoot(path, nested) ? { path, external: true } : undefined;
    });
  },
};

/**
 * @param {string} specifier
 * @param {string} nested
 */
function isSameAtRoot(specifier, nested) {
  try {
    return requireAtRoot.resolve(specifier) === nested;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return false;
    throw error;
  }
}

async function buildPrograms() {
  await build({
    absWorkingDir: root,
    entryPoints: entryPoints(),
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    // CommonJS packages that are bundled ask for Node's builtins by `require`.
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
