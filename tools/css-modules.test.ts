import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classesDefined, modulesUsed } from './css-modules.ts';
import { read, walk } from './files.ts';

const files = walk();
const sheets = new Map(
  files.filter((path) => path.endsWith('.module.css')).map((path) => [path, classesDefined(read(path))]),
);
const uses = files
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('tools/'))
  .flatMap((script) =>
    modulesUsed(read(script)).map(({ path, classes, computes }) => ({
      script,
      sheet: posix.join(posix.dirname(script), path),
      classes,
      computes,
    })),
  );

describe('CSS modules', () => {
  it('are found, with scripts that use them', () => {
    expect(sheets.size).toBeGreaterThan(80);
    expect(uses.length).toBeGreaterThan(80);
  });

  it('define every class that a script uses', () => {
    expect(
      uses.flatMap(({ script, sheet, classes }) =>
        classes.filter((name) => !sheets.get(sheet)?.has(name)).map((name) => `${script}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('define no unused class', () => {
    const computed = new Set(uses.filter(({ computes }) => computes).map(({ sheet }) => sheet));
    const taken = new Set(uses.flatMap(({ sheet, classes }) => classes.map((name) => `${sheet}: ${name}`)));
    expect(
      [...sheets].flatMap(([sheet, classes]) =>
        computed.has(sheet)
          ? []
          : [...classes].map((name) => `${sheet}: ${name}`).filter((each) => !taken.has(each)),
      ),
    ).toEqual([]);
  });
});

describe('the check', () => {
  it('reads classes of selectors, not of values, texts or comments', () => {
    const css = `/* .no */ .a.b > .c-d:hover::after { content: '.no'; width: .5em; } @media (x: 1.5px) { .e { top: 0; } }`;
    expect([...classesDefined(css)]).toEqual(['a', 'b', 'c-d', 'e']);
  });

  it('reads the classes that a script uses', () => {
    const script = `import styles from './A.module.css';\nstyles.a; styles['b-c']; styles[size];`;
    expect(modulesUsed(script)).toEqual([{ path: './A.module.css', classes: ['a', 'b-c'], computes: true }]);
  });
});
