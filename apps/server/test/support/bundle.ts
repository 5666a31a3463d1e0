import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

const entries = [
  new URL('./toy-main.ts', import.meta.url),
  new URL('./toy-bot-worker.ts', import.meta.url),
  new URL('./store-writer.ts', import.meta.url),
];
/** A folder from which the bundle finds the same packages as the source. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    toyServer: {
      /** Path of the program. */
      readonly main: string;
      /** URL of the module that its bot threads run. */
      readonly botWorker: string;
      /** Path of a program that writes to a store until it is killed. */
      readonly storeWriter: string;
    };
  }
}

/** Globals that CommonJS packages expect. */
const COMMON_JS = [
  "import { createRequire as bundleRequire } from 'node:module';",
  'const require = bundleRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

/**
 * Before all server tests: bundles the toy server and its helpers, so that they and their bot threads start fast. Programs
 * that compile their own TypeScript start slowly on a busy machine.
 */
export default async function bundle(project: TestProject): Promise<() => void> {
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(join(cache, 'durbar-toy-'));
  await build({
    entryPoints: entries.map((url) => fileURLToPath(url)),
    outdir: dir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // better-auth is large, and only loaded where somebody uses accounts.
    external: ['better-sqlite3', 'piscina', 'better-auth', '@better-auth/passkey'],
    banner: { js: COMMON_JS },
  });
  project.provide('toyServer', {
    main: join(dir, 'toy-main.js'),
    botWorker: pathToFileURL(join(dir, 'toy-bot-worker.js')).href,
    storeWriter: join(dir, 'store-writer.js'),
  });
  return () => rmSync(dir, { recursive: true, force: true });
}
