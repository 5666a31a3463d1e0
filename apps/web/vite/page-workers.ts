import type { Plugin } from 'vite';

/** How code starts a worker; Vite's development server knows this form, too. */
const WORKER = /new Worker\(new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/;
/** Vite's own module that preloads what a dynamic import needs. */
const PRELOAD_HELPER = 'vite/preload-helper';
const HAS_DEPENDENCIES = 'deps && deps.length > 0';
const FAILURE_EVENT = 'window.dispatchEvent';

/**
 * Builds workers as entries of the page's own build, so that page and worker load the modules of both, such as the rules of
 * games, from the same files. Vite would build each worker by itself, with a copy of everything.
 */
export function pageWorkers(): Plugin {
  return {
    name: 'durbar-page-workers',
    apply: 'build',
    // Before Vite builds the worker its own way.
    enforce: 'pre',
    async transform(code, id) {
      if (id.includes(PRELOAD_HELPER)) return { code: preloadOnlyInPages(code), map: null };
      const [, file] = WORKER.exec(code) ?? [];
      if (file === undefined) return null;
      const entry = await this.resolve(file, id);
      if (!entry) throw new Error(`${id} starts a worker that does not exist: ${file}`);
      const name = file.slice('./'.length, -'.ts'.length);
      const reference = this.emitFile({ type: 'chunk', id: entry.id, name });
      return { code: code.replace(WORKER, `new Worker(import.meta.ROLLUP_FILE_URL_${reference}`), map: null };
    },
  };
}

/** A worker has no document, into which the page writes what is to be preloaded. @throws if Vite's code has changed */
function preloadOnlyInPages(code: string): string {
  if (!code.includes(HAS_DEPENDENCIES) || !code.includes(FAILURE_EVENT))
    throw new Error('Vite preloads modules differently now: see apps/web/vite/page-workers.ts');
  return code
    .replace(HAS_DEPENDENCIES, `typeof document !== 'undefined' && ${HAS_DEPENDENCIES}`)
    .replace(FAILURE_EVENT, 'globalThis.dispatchEvent');
}
