import { describe, expect, it } from 'vitest';
import { read, walk } from './files.ts';
import { isTokenFile, readScales, scriptFaults, styleFaults, tokensRead, tokensSet } from './look.ts';

const files = walk();
const styles = files.filter((path) => /^(kit|games|apps\/web)\/.*\.css$/.test(path));
const scripts = files.filter((path) =>
  /^(kit|games\/[^/]+\/(board|cover)|apps\/web\/(src|gallery))\/.*\.tsx?$/.test(path),
);
const scales = readScales(read('kit/ui/styles/scales.css'), read('kit/ui/breakpoints.ts'));
/** Scales for the example faults. */
const examples = { space: [4, 8], width: [640], height: [560] };
const at = (path: string) => (fault: string) => `${path}: ${fault}`;

describe('the look', () => {
  it('finds token files, style sheets, scripts and scales', () => {
    expect(styles.filter(isTokenFile).length).toBeGreaterThan(4);
    expect(styles.length).toBeGreaterThan(90);
    expect(scripts.length).toBeGreaterThan(200);
    expect(scales.space).toContain(8);
    expect(scales.width).toContain(1000);
    expect(scales.height).toContain(560);
  });

  it('takes colours, type, radius, shadow, layers and space from tokens in every style sheet', () => {
    expect(styles.flatMap((path) => styleFaults(path, read(path), scales).map(at(path)))).toEqual([]);
  });

  it('takes colours, layers and breakpoints from tokens in every script', () => {
    expect(
      scripts
        .filter((path) => path !== 'kit/ui/breakpoints.ts')
        .flatMap((path) => scriptFaults(read(path), scales).map(at(path))),
    ).toEqual([]);
  });

  it('reads only tokens that are set', () => {
    const set = new Set([...styles, ...scripts].flatMap((path) => tokensSet(read(path))));
    expect(
      styles.flatMap((path) =>
        tokensRead(read(path))
          .filter((token) => !set.has(token))
          .map(at(path)),
      ),
    ).toEqual([]);
  });
});

describe('the check of style sheets', () => {
  const faults = (css: string, path = 'games/maharani/board/parts/Tray.module.css') =>
    styleFaults(path, css, examples).map((fault) => fault.replace(/:.*/, ''));

  it.each([
    ['colour', '.a { color: #fff; }'],
    ['colour', '.a { color: light-dark(var(--line), #3B2F2A); }'],
    ['colour', '.a { border: 1px solid rgb(0 0 0 / 0.5); }'],
    ['colour', '.a { background: hsl(40 20% 50%) }'],
    ['colour', '.a { --inside: #123456; }'],
    ['font size', '.a { font-size: 0.875rem; }'],
    ['font size', '.a { font-size: 13px; }'],
    ['font size', '.a { font: 500 0.9rem / 1.2 var(--serif); }'],
    ['radius', '.a { border-radius: 8px; }'],
    ['radius', '.a { border-top-left-radius: var(--radius-8) 4px; }'],
    ['shadow', '.a { box-shadow: 0 0 0 2px var(--gold); }'],
    ['shadow', '.a { box-shadow: var(--shadow-low), 0 1px 2px black; }'],
    ['shadow', '.a { filter: drop-shadow(0 2px 3px black); }'],
    ['layer', '.a { z-index: 2; }'],
    ['space', '.a { gap: 8px; }'],
    ['space', '.a { margin: 0 auto -4px; }'],
    ['space', '.a { padding: var(--space-4) 8px; }'],
    ['breakpoint', '@media (max-width: 777px) { .a { color: red; } }'],
    ['breakpoint', '@media (min-height: 40em) { .a { color: red; } }'],
    ['breakpoint', '@media (min-width: 639px) { .a { color: red; } }'],
  ])('catches a %s in %s', (fault, css) => {
    expect(faults(css)).toEqual([fault]);
  });

  it.each([
    '.a { color: var(--line); font: 500 var(--text-14) / 1.2 var(--serif); }',
    '.a { border-radius: 0 0 var(--radius-9) var(--radius-9); box-shadow: none; }',
    '.a { filter: drop-shadow(var(--shadow-cover)); z-index: var(--layer-card); }',
    '.a { padding: 7px 1px; margin: calc(-1 * var(--space-8)) auto 0; width: 8px; }',
    '/* #fff */ @media (max-width: 639px) { .a { color: red; } }',
    '@container (max-height: 32px) { .a { color: red; } }',
  ])('allows %s', (css) => {
    expect(faults(css)).toEqual([]);
  });

  it('allows colours and units of a drawing in the styles of drawings, and all values in token files', () => {
    const css = '.a { fill: #fff; font: 700 16px var(--sans); }';
    expect(faults(css, 'games/maharani/board/parts/TileArt.module.css')).toEqual([]);
    expect(faults('.a { font-size: 1rem; }', 'games/maharani/board/parts/TileArt.module.css')).toEqual([
      'font size',
    ]);
    for (const path of [
      'kit/ui/styles/scales.css',
      'games/x/board/tokens.css',
      'games/x/board/theme.module.css',
    ])
      expect(faults(':root { --a: #fff; --b: 0 1px 2px #000; }', path)).toEqual([]);
  });
});

describe('the check of scripts', () => {
  it.each([
    ['a colour', `<Art playerColour="#5a3a06" />`],
    ['a colour', `const line = 'rgb(0 0 0)';`],
    ['a colour in a template', 'const line = `1px solid #abc`;'],
    ['a layer', `style={{ zIndex: 20 }}`],
    ['a breakpoint', `matchMedia('(max-width: 641px)')`],
  ])('catches %s in %s', (_, code) => {
    expect(scriptFaults(code, examples)).toHaveLength(1);
  });

  it.each([
    `href="#tile"`,
    `// as #fff shows`,
    `style={{ zIndex: 'var(--layer-dragged)' }}`,
    `matchMedia('(max-width: 640px)')`,
    `class A { #added = 0; }`,
  ])('allows %s', (code) => {
    expect(scriptFaults(code, examples)).toEqual([]);
  });
});

describe('the check of tokens', () => {
  it('distinguishes tokens that are read from tokens that are set', () => {
    expect(tokensRead('.a { color: var(--a); fill: var(--b, black); } /* var(--c) */')).toEqual(['--a']);
    expect(tokensSet(`.a { --b: 1px; color: var(--c); }`)).toEqual(['--b']);
    expect(tokensSet(`style={{ '--d': 1 }} style={{ ['--e' as string]: 2 }}`)).toContain('--d');
  });
});
