import { gzipSync } from 'node:zlib';
import { Art } from '@durbar/kit/art/Art.tsx';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  type ArtFile,
  artFiles,
  artNames,
  artNamesModule,
  compressSvg,
  namesFile,
  pictureFiles,
  spriteGroups,
  spriteMarkup,
} from '../vite/sprite.ts';

const allFiles = [...spriteGroups.flatMap(artFiles), ...pictureFiles()];

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const idsIn = (text: string) => all(text, /\bid="([^"]*)"/g);
const refsIn = (text: string) => [...all(text, /url\(#([^)]*)\)/g), ...all(text, /\bhref="#([^"]*)"/g)];

/** Every name and id of a group. */
const idsOf = (group: string) =>
  artNames(group).concat(artFiles(group).flatMap((file) => idsIn(file.source)));

/** The ids that a group's drawings may refer to: its own, and the shared ones. */
const known = (group: string) => new Set(idsOf(group).concat(idsOf('kit')));

/** A drawing's private ids of gradients, patterns and clips start with its name. */
const stray = (file: ArtFile) =>
  file.name === 'defs' ? [] : idsIn(file.source).filter((id) => !id.startsWith(`${file.name}-`));

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

describe('the art folder', () => {
  test.each(spriteGroups)('the list of names of %s is current', async (group) => {
    await expect(artNamesModule(group)).toMatchFileSnapshot(`../../../${namesFile(group)}`);
  });

  test('every name and id is used once', () => {
    const ids = [...spriteGroups.flatMap(artNames), ...allFiles.flatMap((file) => idsIn(file.source))];
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('private ids start with the name of their drawing', () => {
    expect(allFiles.flatMap(stray)).toEqual([]);
  });

  test.each(spriteGroups)('every reference in a drawing of %s exists', (group) => {
    const there = known(group);
    const missing = artFiles(group).flatMap((file) =>
      refsIn(file.source).flatMap((ref) => (there.has(ref) ? [] : [`${file.name}: ${ref}`])),
    );
    expect(missing).toEqual([]);
  });

  test('pictures refer to nothing outside', () => {
    const pictures = pictureFiles();
    expect(pictures.length).toBeGreaterThan(5);
    for (const { name, source } of pictures) {
      const own = new Set(idsIn(source));
      expect(
        refsIn(source).filter((ref) => !own.has(ref)),
        name,
      ).toEqual([]);
    }
  });

  test('no drawing needs styles, scripts, text or external files', () => {
    const refused =
      /<(?:style|script|text|image|foreignObject|animate|set)\b|\bstyle=|\bon\w+=|href="[^#]|url\([^#]/;
    expect(allFiles.filter((file) => refused.test(file.source)).map((file) => file.path)).toEqual([]);
  });
});

describe('sprites', () => {
  test.each(spriteGroups)('%s keeps every id and reference through compression', (group) => {
    const markup = spriteMarkup(group);
    const sources = artFiles(group).map((file) => file.source);
    const ids = [...artNames(group), ...sources.flatMap(idsIn)].toSorted();
    expect(idsIn(markup).toSorted()).toEqual(ids);
    const refs = new Set(sources.flatMap(refsIn));
    expect(new Set(refsIn(markup))).toEqual(refs);
  });

  test('a two-tone drawing inherits its colours, any other has its own', () => {
    const markup = spriteMarkup('kit');
    const symbol = (name: string) => new RegExp(`<symbol id="${name}".*?</symbol>`).exec(markup)?.[0] ?? '';
    expect(symbol('emblem-conch')).toContain('currentColor');
    expect(symbol('emblem-conch')).toContain('stroke="inherit"');
    expect(symbol('emblem-conch')).not.toMatch(/<symbol[^>]* fill=/);
    expect(symbol('gold')).toMatch(/<symbol[^>]* fill="#000" stroke="none"/);
  });

  test('compression keeps what the page relies on', () => {
    const kept = compressSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><clipPath id="c"><path d="M0 0h9v9z"/></clipPath></defs>' +
        '<path class="lit" fill="var(--gold)" stroke="currentColor" d="M1 1h8v8z"/></svg>',
    );
    for (const part of ['viewBox="0 0 10 10"', 'id="c"', 'class="lit"', 'var(--gold)', 'currentColor']) {
      expect(kept).toContain(part);
    }
  });

  test('sprites and pictures stay small', () => {
    expect(gzipped(spriteMarkup('kit'))).toBeLessThan(4_000);
    expect(gzipped(spriteMarkup('maharani'))).toBeLessThan(12_500);
    expect(gzipped(spriteMarkup('maharaja-2020'))).toBeLessThan(12_500);
    for (const { name, source } of pictureFiles())
      expect(gzipped(compressSvg(source)), name).toBeLessThan(7_500);
  });
});

describe('components', () => {
  test('Art places a drawing and tints it', () => {
    const drawn = renderToStaticMarkup(
      createElement(Art, {
        name: 'emblem-sun',
        x: 2,
        y: 3,
        width: 20,
        height: 20,
        playerColour: '#fff',
        cut: '#e0a021',
      }),
    );
    expect(drawn).toBe(
      '<use x="2" y="3" width="20" height="20" href="#emblem-sun" color="#fff" fill="#e0a021" stroke="#e0a021"></use>',
    );
  });

  test('Icon is named by its title, and hidden without one', () => {
    const named = renderToStaticMarkup(createElement(Icon, { name: 'gold', size: 20, title: 'Gold' }));
    expect(named).toMatch(/^<svg [^>]*role="img"><title>Gold<\/title><use /);
    const silent = renderToStaticMarkup(createElement(Icon, { name: 'gold', size: 20 }));
    expect(silent).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(silent).not.toContain('<title>');
  });
});
