import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import * as z from 'zod/mini';
import { nameClass } from './class-name.ts';
import { START } from './code-splitting.ts';
import { sprite } from './sprite.ts';

/** The exports of `src/prerender/render.tsx`. */
const rendered = z.object({
  homePages: z.array(z.object({ attributes: z.record(z.string(), z.string()), markup: z.string() })),
});
type Home = z.infer<typeof rendered>['homePages'][number];

/** Renders the home pages by the page's own components, so that React can hydrate them. */
async function renderHomes(root: string): Promise<readonly Home[]> {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-first-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), sprite()],
      css: { modules: { generateScopedName: nameClass } },
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender/render.tsx',
        outDir: folder,
        emptyOutDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    });
    const made: unknown = await import(pathToFileURL(join(folder, 'render.mjs')).href);
    return z.parse(rendered, made).homePages;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A chunk and all its static imports. */
function withImports(
  bundle: Rolldown.OutputBundle,
  file: string,
  found = new Map<string, Rolldown.OutputChunk>(),
) {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.set(file, chunk);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

/**
 * Adds the prerendered home page to the document, with its styles: a template for each language, screen and game, of which
 * `src/prerender/mount.ts` shows one. Preloads the script of the home page with a low priority.
 */
export function prerender(): Plugin {
  let root = '';
  return {
    name: 'durbar-first',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle, chunk }) {
        if (!bundle || !chunk) return;
        const start = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.moduleIds.includes(root + START),
        );
        if (!start) throw new Error(`the build has no ${START}`);
        const here = withImports(bundle, chunk.fileName);
        const late = [...withImports(bundle, start.fileName).values()].filter(
          ({ fileName }) => !here.has(fileName),
        );
        const tags: HtmlTagDescriptor[] = [];
        const styles = new Set(late.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        for (const file of styles)
          tags.push({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: '', href: `/${file}` },
            injectTo: 'head',
          });
        for (const { fileName } of late)
          tags.push({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href: `/${fileName}` },
            injectTo: 'head',
          });
        for (const { attributes, markup } of await renderHomes(root))
          tags.push({ tag: 'template', attrs: { ...attributes }, children: markup, injectTo: 'body' });
        return tags;
      },
    },
  };
}
