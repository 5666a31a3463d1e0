import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGame, NameError } from '../scripts/new-game/create.mjs';
import { root } from '../scripts/project-root.mjs';

const REGISTRY = 'games/registry/index.ts';
/** Maharani is the only other game in the test's copy; `createGame` must avoid its clause prefix, which it reads here. */
const WORDS = 'games/maharani/words/en/clauses.json';

let to: string;

beforeEach(() => {
  to = mkdtempSync(join(tmpdir(), 'durbar-new-game-'));
  for (const file of [REGISTRY, WORDS]) cpSync(join(root, file), join(to, file), { recursive: true });
  // Without the other games, because somebody may have added a game with a name used below.
  const others = /^ {2}\S+: \(\) => import\('\.\.\/(?!maharani\/).*\n/gm;
  writeFileSync(join(to, REGISTRY), readText(REGISTRY).replaceAll(others, ''));
});
afterEach(() => rmSync(to, { recursive: true, force: true }));

const readText = (path: string) => readFileSync(join(to, path), 'utf8');
const readPrefix = (name: string) => /'(\w+)-1\.1'/.exec(readText(`games/${name}/rules/clauses.ts`))?.[1];

describe('a new game', () => {
  it('is a folder and one line of the registry', () => {
    const before = readText('games/registry/index.ts');
    const files = createGame('river-trade', to);
    expect(files.every((file) => existsSync(join(to, file)))).toBe(true);
    const outside = files.filter((file) => !file.startsWith('games/river-trade/'));
    expect(outside).toEqual(['games/registry/index.ts']);
    const line = "  'river-trade': () => import('../river-trade/rules/index.ts'),\n";
    const after = readText('games/registry/index.ts');
    expect(after.split(line)).toHaveLength(2);
    expect(after.replace(line, '')).toBe(before);
    createGame('trade', to);
    expect(readText('games/registry/index.ts')).toContain(
      `${line}  trade: () => import('../trade/rules/index.ts'),\n}`,
    );
  });

  it('uses its own name, and no name of the template remains', () => {
    const texts = createGame('river-trade', to).map(readText);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /sample.?game|SMP/i.test(text))).toEqual([]);
    expect(JSON.parse(readText('games/river-trade/words/fr/title.json'))).toEqual({
      'game.river-trade': 'River Trade',
    });
    expect(readText('games/river-trade/rules/index.ts')).toContain("id: 'river-trade'");
  });

  it('has a clause prefix that no other game has', () => {
    // All of these shorten to MHR, or are too short for a prefix.
    const names = ['mehar', 'mehari', 'mehar-2', 'mehar-3', 'mehar-4', 'a', 'a1', 'a2'];
    for (const name of names) createGame(name, to);
    const prefixes = names.map((name) => readPrefix(name) ?? '');
    expect(new Set([...prefixes, 'MHR']).size).toBe(names.length + 1);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z][A-Z0-9]+$/);
  });

  it.each([
    ['', 'small letters, digits and single hyphens'],
    ['River', 'small letters, digits and single hyphens'],
    ['river--trade', 'small letters, digits and single hyphens'],
    ['river-', 'small letters, digits and single hyphens'],
    ['2nd-river', 'small letters, digits and single hyphens'],
    ['../river', 'small letters, digits and single hyphens'],
    ['a'.repeat(41), 'at most 40 characters'],
    ['registry', 'reserved'],
    ['kit', 'reserved'],
    ['sample-game', 'reserved'],
    ['maharani', 'games/maharani exists already'],
  ])('is refused the name %j with the reason', (name, reason) => {
    const before = readdirSync(to, { recursive: true });
    const registry = readText('games/registry/index.ts');
    expect(() => createGame(name, to)).toThrow(NameError);
    expect(() => createGame(name, to)).toThrow(reason);
    expect(readdirSync(to, { recursive: true })).toEqual(before);
    expect(readText('games/registry/index.ts')).toBe(registry);
  });
});
