/**
 * The art of the page at build time. Each folder of drawings, `kit/art/drawings` and `games/<id>/art`, becomes one string of
 * `<symbol>`s (`virtual:sprite/kit`, `virtual:sprite/<id>`), and pictures imported by address are compressed as they are
 * emitted. How a folder is laid out and what a drawing may contain: `kit/art/README.md`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, optimize } from 'svgo';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const hasDrawings = (folder: string) => readdirSync(join(root, folder)).some((file) => file.endsWith('.svg'));

/** The group that is part of the document; the others are loaded with the code that shows them. */
const KIT = 'kit';

/** Folders of drawings by group: the kit's, and those of all games that have drawings. */
const folders: ReadonlyMap<string, string> = new Map([
  [KIT, 'kit/art/drawings'],
  ...readdirSync(join(root, 'games'))
    .map((game) => [game, `games/${game}/art`] as const)
    .filter(([, folder]) => existsSync(join(root, folder)) && hasDrawings(folder)),
]);

/** Groups whose drawings are used inside the page, in the order in which names are listed. */
export const spriteGroups: readonly string[] = [...folders.keys()];

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
          // The page and other drawings refer to these ids.
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

function drawingsIn(folder: string): ArtFile[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.svg'))
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -'.svg'.length),
      path: join(root, folder, file),
      source: readFileSync(join(root, folder, file), 'utf8'),
    }));
}

/** All drawings of a group sorted by name, `defs.svg` included. @throws if there is no such group */
export function artFiles(group: string): ArtFile[] {
  const folder = folders.get(group);
  if (folder === undefined) throw new Error(`there is no group of drawings called '${group}'`);
  return drawingsIn(folder);
}

/** Pictures that are loaded as image files and never part of a sprite: covers of games, the kit's and the page's own. */
export function pictureFiles(): ArtFile[] {
  const covers = readdirSync(join(root, 'games')).map((game) => `games/${game}/cover`);
  const present = covers.filter((folder) => existsSync(join(root, folder)));
  return ['apps/web/art', 'kit/plain/cover', ...present].flatMap(drawingsIn);
}

/** The names of a group's drawings in code. */
export function artNames(group: string): string[] {
  return artFiles(group)
    .map((file) => file.name)
    .filter((name) => name !== sharedDefs);
}

/** Compresses an SVG; keeps ids, view box, `currentColor`, classes and variables. */
export function compressSvg(source: string): string {
  return optimize(source, compression).data;
}

/** The content of the `<svg>` element, and its view box. */
function parts(markup: string): { root: string; viewBox: string | undefined; inner: string } {
  const root = /^<svg\b[^>]*>/.exec(markup)?.[0] ?? '';
  return {
    root,
    viewBox: /\bviewBox="([^"]+)"/.exec(root)?.[1],
    inner: markup.slice(root.length, -'</svg>'.length),
  };
}

/**
 * Turns a file into a symbol. Drops the colours on its root, which are for viewing the file alone: a two-tone drawing, which
 * has a `fill` there, inherits its colours; any other must not be tinted.
 */
function createSymbol(file: ArtFile): string {
  const { root, viewBox, inner } = parts(compressSvg(file.source));
  if (viewBox === undefined) throw new Error(`${file.path}: a drawing needs a viewBox`);
  const colours = / fill="/.test(root) ? '' : ' fill="#000" stroke="none"';
  // Nothing is drawn outside the box, so there is nothing to clip, and not clipping paints faster.
  return `<symbol id="${file.name}" viewBox="${viewBox}" overflow="visible"${colours}>${inner}</symbol>`;
}

/** The markup of a group: `<svg><defs>` with the shared definitions and one symbol for each drawing. */
export function spriteMarkup(group: string): string {
  const files = artFiles(group);
  const shared = files
    .filter((file) => file.name === sharedDefs)
    .map((file) => parts(compressSvg(file.source)).inner.replace(/^<defs>(.*)<\/defs>$/s, '$1'));
  const symbols = files.filter((file) => file.name !== sharedDefs).map(createSymbol);
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${shared.join('')}${symbols.join('')}</defs></svg>`;
}

/** Where the list of a group's names is kept, from the root. */
export const namesFile = (group: string) => `${folders.get(group)}/names.d.ts`;

/** The text of a group's `names.d.ts`: it adds the group's names to those that `Art` and `Icon` know. */
export function artNamesModule(group: string): string {
  const names = artNames(group).map((name) => `    ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: true;\n`);
  return [
    "// Made from the drawings beside it by apps/web/test/art.test.ts: see kit/art/README.md. Don't edit.\n",
    `import '${group === KIT ? '../names.ts' : '@durbar/kit/art/names.ts'}';\n\n`,
    `declare module '${group === KIT ? '../names.ts' : '@durbar/kit/art/names.ts'}' {\n`,
    '  interface ArtNames {\n',
    ...names,
    '  }\n}\n',
  ].join('');
}

/** A page with every drawing and its name, served at `/art` by the development server. */
function contactSheet(): string {
  const cell = (name: string) =>
    `<figure><svg width="96" height="96"><use href="#${name}" width="96" height="96"/></svg>` +
    `<figcaption>${name}</figcaption></figure>`;
  const section = (group: string) =>
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
/** How the files of groups begin; their drawings are compressed one by one. */
const SPRITE = 'sprite-';

/** The Vite plugin: `virtual:sprite/<group>`, compressed pictures, and the sheet of drawings at `/art`. */
export function sprite(): Plugin {
  let isBuild = false;
  return {
    name: 'durbar-sprite',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const group = id.slice(prefix.length + 1);
      for (const file of artFiles(group)) this.addWatchFile(file.path);
      const markup = spriteMarkup(group);
      if (!isBuild) return `export default ${JSON.stringify(markup)};`;
      // A file of its own, which is parsed once, as a picture, and not first as a script.
      const file = this.emitFile({ type: 'asset', name: `${SPRITE}${group}.svg`, source: markup });
      return (
        `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});\n` +
        `if (!answer.ok) throw new Error('the drawings of ${group}: ' + answer.status);\n` +
        `export default await answer.text();`
      );
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !output.fileName.endsWith('.svg')) continue;
        if (output.names.some((name) => name.startsWith(SPRITE))) continue;
        const { source } = output;
        output.source = compressSvg(typeof source === 'string' ? source : new TextDecoder().decode(source));
      }
    },
    // The shared group is part of the document: it is painted before any script is loaded.
    transformIndexHtml: () => [
      {
        tag: 'div',
        attrs: { class: 'drawings', 'aria-hidden': 'true' },
        children: spriteMarkup(KIT).replace('<svg ', '<svg width="0" height="0" '),
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
