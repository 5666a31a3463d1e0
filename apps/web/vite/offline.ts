import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Placeholder in the worker's source; replaced by the list of files and a version that identifies it. */
const PLACE = '__DURBAR_FILES__';
const FONT = /latin-wght-normal-[^/]*\.woff2$/;

/**
 * Writes the list of a build's files into the service worker, and preloads the fonts of the first screen. Fails the build if
 * the worker has no placeholder for the list.
 */
export function offline(): Plugin {
  return {
    name: 'durbar-offline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FONT.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .toSorted();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const filled = worker.code.replace(
        PLACE,
        JSON.stringify(JSON.stringify({ version, files })).slice(1, -1),
      );
      if (filled === worker.code) this.error(`${worker.fileName} has no place for the list of files`);
      worker.code = filled;
    },
  };
}
