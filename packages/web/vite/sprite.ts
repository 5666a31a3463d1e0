/**
 * The art of the page at build time. Each group of drawings in `packages/web/art` becomes one string of
 * `<symbol>`s (`virtual:sprite/<group>`), and pictures imported by address are compressed as they are emitted.
 * How the folder is laid out and what a drawing may contain: `packages/web/art/README.md`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, optimize } from 'svgo';
import type { Plugin } from 'vite';

/** The folder that holds a folder of drawings for each group. */
const artFolder = fileURLToPath(new URL('../art/', import.meta.url));

/** Groups whose drawings are used inside the page, in the order in which names are listed. */
export const spriteGroups = ['common', 'kingdom', 'maharani', 'maharaja', 'sandstone'] as const;
export type SpriteGroup = (typeof spriteGroups)[number];

/** The group of pictures that are loaded as image files and never part of a sprite. */
export const pictureGroup = 'home';

/** The group that stands in the document itself; the others come with the code that shows them. */
const inDocument = 'common';

/** Gradients, patterns and clip paths that several drawings of a group, or the page, refer to. */
const sharedDefs = 'defs';

const compression: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          // Ids are how the page and other drawings find these parts.
          cleanupIds: false,
          // Shared definitions are used from elsewhere.
          removeHiddenElems: false,
          removeUselessDefs: false,
          // A two-tone drawing inherits its fill and stroke from where it is used, which this cannot see.
          removeUselessStrokeAndFill: false,
        },
      },
    },
  ],
};

/** One file of the art folder: its name without `.svg`, its full path and its text. */
export interface ArtFile {
  readonly name: string;
  readonly path: string;
  readonly source: string;
}

/** All files of a group sorted by name, `defs.svg` included. */
export function artFiles(group: SpriteGroup | typeof pictureGroup): ArtFile[] {
  const folder = join(artFolder, group);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -'.svg'.length),
      path: join(folder, file),
      source: readFileSync(join(folder, file), 'utf8'),
    }));
}

/** The names by which the page calls a group's drawings. */
export function artNames(group: SpriteGroup): string[] {
  return artFiles(group)
    .map((file) => file.name)
    .filter((name) => name !== sharedDefs);
}

/** The same picture in fewer bytes; ids, view box, `currentColor`, classes and variables stay. */
export function compressSvg(source: string): string {
  return optimize(source, compression).data;
}

/** What stands between `<svg …>` and `</svg>`, and the root's view box. */
function parts(markup: string): { root: string; viewBox: string | undefined; inner: string } {
  const root = /^<svg\b[^>]*>/.exec(markup)?.[0] ?? '';
  return {
    root,
    viewBox: /\bviewBox="([^"]+)"/.exec(root)?.[1],
    inner: markup.slice(root.length, -'</svg>'.length),
  };
}

/**
 * A file as a symbol. Colours on the root are for looking at the file alone and stay behind: a two-tone
 * drawing, which has a `fill` there, takes them from where it is used; any other must not be tinted by it.
 */
function symbolOf(file: ArtFile): string {
  const { root, viewBox, inner } = parts(compressSvg(file.source));
  if (viewBox === undefined) throw new Error(`${file.path}: a drawing needs a viewBox`);
  const colours = / fill="/.test(root) ? '' : ' fill="#000" stroke="none"';
  // Nothing is drawn outside the box, so there is nothing to clip, and not clipping paints faster.
  return `<symbol id="${file.name}" viewBox="${viewBox}" overflow="visible"${colours}>${inner}</symbol>`;
}

/** The markup of a group: `<svg><defs>` with the shared definitions and one symbol for each drawing. */
export function spriteMarkup(group: SpriteGroup): string {
  const files = artFiles(group);
  const shared = files
    .filter((file) => file.name === sharedDefs)
    .map((file) => parts(compressSvg(file.source)).inner.replace(/^<defs>(.*)<\/defs>$/s, '$1'));
  const symbols = files.filter((file) => file.name !== sharedDefs).map(symbolOf);
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${shared.join('')}${symbols.join('')}</defs></svg>`;
}

/** The text of `src/board-kit/art-names.ts`: a union of names for each group. */
export function artNamesModule(): string {
  const typeName = (group: string) => `${group.charAt(0).toUpperCase()}${group.slice(1)}Art`;
  const unions = spriteGroups.map((group) => {
    const names = artNames(group).map((name) => `'${name}'`);
    // As the formatter has it: a short one on a line.
    const line = `type ${typeName(group)} = ${names.join(' | ')};\n`;
    return line.length <= 111 ? line : `type ${typeName(group)} =\n  | ${names.join('\n  | ')};\n`;
  });
  return [
    "// Made from the files of packages/web/art by its test: see the README there. Don't edit.\n",
    ...unions,
    `export type ArtName = ${spriteGroups.map(typeName).join(' | ')};\n`,
  ].join('\n');
}

/** A page that shows every drawing with its name, for whoever draws; the development server has it at `/art`. */
function contactSheet(): string {
  const cell = (name: string) =>
    `<figure><svg width="96" height="96"><use href="#${name}" width="96" height="96"/></svg>` +
    `<figcaption>${name}</figcaption></figure>`;
  const section = (group: SpriteGroup) =>
    `<h2>${group}</h2><div>${spriteMarkup(group).replace('<svg ', '<svg width="0" height="0" ')}` +
    `${artNames(group).map(cell).join('')}</div>`;
  return (
    '<!doctype html><meta charset="utf-8"><title>Art</title><style>' +
    'body{background:#F7F1E3;color:#3B2F2A;font:12px system-ui}div{display:flex;flex-wrap:wrap;gap:8px}' +
    'figure{margin:0;width:120px;text-align:center}figure svg{fill:#F7F1E3;stroke:#F7F1E3}</style>' +
    spriteGroups.map(section).join('')
  );
}

const prefix = 'virtual:sprite/';

/** The Vite plugin: `virtual:sprite/<group>`, compressed pictures, and the sheet of drawings at `/art`. */
export function sprite(): Plugin {
  return {
    name: 'durbar-sprite',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const group = spriteGroups.find((known) => id === `\0${prefix}${known}`);
      if (group === undefined) throw new Error(`${id.slice(1)}: there is no such group of drawings`);
      for (const file of artFiles(group)) this.addWatchFile(file.path);
      return `export default ${JSON.stringify(spriteMarkup(group))};`;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !output.fileName.endsWith('.svg')) continue;
        const { source } = output;
        output.source = compressSvg(typeof source === 'string' ? source : new TextDecoder().decode(source));
      }
    },
    // What is common to all stands in the document from the beginning: it is painted before any script has come.
    transformIndexHtml: () => [
      {
        tag: 'div',
        attrs: { class: 'drawings', 'aria-hidden': 'true' },
        children: spriteMarkup(inDocument).replace('<svg ', '<svg width="0" height="0" '),
        injectTo: 'body-prepend',
      },
    ],
    configureServer(server) {
      server.middlewares.use('/art', (request, response, next) => {
        if (request.url !== '/' && request.url !== '') return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(contactSheet());
      });
    },
  };
}
