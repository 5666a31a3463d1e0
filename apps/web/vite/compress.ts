import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|html|json|webmanifest)$/;
/** Smaller files gain nothing: they fit into a packet or two. */
const MIN_BYTES = 1500;

/** Writes a brotli and a gzip copy beside each text file of the build, which the server sends as they are. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'durbar-compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => TEXT.test(name) && !name.startsWith('.vite'))) {
        const path = join(folder, file);
        const content = readFileSync(path);
        if (content.length < MIN_BYTES) continue;
        const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: best }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
