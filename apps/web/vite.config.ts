import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameClass } from './vite/class-name.ts';
import { classNames } from './vite/class-names.ts';
import { codeSplittingGroups, nameChunk } from './vite/code-splitting.ts';
import { compress } from './vite/compress.ts';
import { offline } from './vite/offline.ts';
import { pageWorkers } from './vite/page-workers.ts';
import { parseWords } from './vite/parse-words.ts';
import { prerender } from './vite/prerender.ts';
import { reactAriaWords } from './vite/react-aria-words.ts';
import { signingHash } from './vite/signing-hash.ts';
import { sprite } from './vite/sprite.ts';

/** Where `npm run dev` finds the server; it must run beside it. */
const server = process.env['DURBAR_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [
    react(),
    classNames(),
    pageWorkers(),
    parseWords(),
    reactAriaWords(),
    signingHash(),
    sprite(),
    prerender(),
    offline(),
    compress(),
  ],
  // The document has paths on the host, to which the server adds its base path. Other files find each other by relative paths.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  css: { modules: { generateScopedName: nameClass } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Fonts and pictures stay files: a data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    // Browsers that preload no modules load them all the same, and the first paint waits for what imitates that.
    modulePreload: { polyfill: false },
    // The worker is built by its own entry: `offline` writes the list of files into it.
    rolldownOptions: {
      // Most constants are class names and keys that are used once.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // How long plugins take says nothing to who starts Durbar, and their warning would be the first thing they read.
      checks: { bundlerTimings: false },
      input: { main: 'index.html', sw: 'src/sw/worker.ts' },
      output: {
        codeSplitting: { groups: codeSplittingGroups(import.meta.dirname) },
        chunkFileNames: nameChunk,
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
});
