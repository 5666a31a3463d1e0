import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const entries = [new URL('./toy-main.ts', import.meta.url), new URL('./toy-bot-worker.ts', import.meta.url)];
/** A place from which the bundle finds the same packages as the source. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

export interface Bundle {
  /** Path of the program. */
  readonly main: string;
  /** The module that its bot threads run. */
  readonly botWorker: URL;
  remove(): void;
}

/** What CommonJS packages expect to be there. */
const COMMON_JS = [
  "import { createRequire as bundleRequire } from 'node:module';",
  'const require = bundleRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

/** Bundles the toy server with all it needs, so that it starts fast. */
export async function bundleToyServer(): Promise<Bundle> {
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
    external: ['better-sqlite3', 'piscina'],
    banner: { js: COMMON_JS },
  });
  return {
    main: join(dir, 'toy-main.js'),
    botWorker: pathToFileURL(join(dir, 'toy-bot-worker.js')),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
