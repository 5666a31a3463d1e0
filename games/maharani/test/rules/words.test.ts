import { describe, expect, it } from 'vitest';
import type { Event } from '../../rules/index.ts';
import { COLOURS, maharani, PATTERNS, QUARTERS, SIDES } from '../../rules/index.ts';
import en from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/rules.json' with { type: 'json' };
import { build } from './support.ts';

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr };

/** Names of the values in an ICU text: the text from an opening brace to a comma or the closing brace. */
const needed = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].flatMap(([, name]) => name ?? [])),
];

const EVENTS: readonly Event[] = [
  { kind: 'turn', seat: 0, turn: 3 },
  { kind: 'tile', seat: 0, slot: 1, tile: 3, space: 4, turn: 0, gold: 2, marker: null },
  { kind: 'tile', seat: 0, slot: 1, tile: 3, space: 4, turn: 0, gold: 2, marker: 2 },
  { kind: 'worker', seat: 1, colour: null, from: null, space: 4, gold: 1 },
  { kind: 'worker', seat: 1, colour: 1, from: 5, space: 4, gold: 1 },
  { kind: 'noWorker', seat: 1, space: 4 },
  { kind: 'refreshed', seat: 1, quarters: [1] },
  { kind: 'price', seat: 1, gold: 2 },
  { kind: 'quarter', quarter: 1, finished: true },
  { kind: 'quarter', quarter: 1, finished: false },
  { kind: 'paid', seat: 0, quarter: 1, colour: 0, workers: 3, gold: 9 },
  { kind: 'home', quarter: 1, spaces: [4] },
  { kind: 'removed', tile: 0, slot: 1 },
  { kind: 'removed', tile: 0, slot: null },
  { kind: 'drawn', slot: 3, tile: 8 },
  { kind: 'over', ending: 'ending.nothingFits' },
];

describe('words', () => {
  it('exist for every event and every move, with every value they need', () => {
    const position = build({});
    const moves = [...maharani.wellFormedMoves(position)].map((move) =>
      maharani.describeMove(move, position),
    );
    for (const { key, values = {} } of [...EVENTS.map((event) => maharani.describeEvent(event)), ...moves])
      for (const words of Object.values(catalogues)) {
        expect(words, key).toHaveProperty([key]);
        const names = Object.keys(values);
        const missing = needed(words[key] ?? '').filter((name) => !names.includes(name) && !isWord(name));
        expect(missing, key).toEqual([]);
      }
  });

  it('exist for colours, patterns, quarters, sides, endings and events that the played matches do not reach', () => {
    const keys = [
      ...COLOURS.map((name) => `colour.${name}`),
      ...PATTERNS.map((name) => `pattern.${name}`),
      ...QUARTERS.map((name) => `quarter.${name}`),
      ...SIDES.map((name) => `side.${name}`),
      'game.name',
      'game.about',
      'prompt.mustRefresh',
      'ending.lastQuarter',
      'ending.nothingFits',
    ];
    for (const words of Object.values(catalogues))
      for (const key of keys) expect(words).toHaveProperty([key]);
  });

  it('have the same keys and need the same values in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(catalogues['en'] ?? {})) {
      const other = catalogues['fr']?.[key] ?? '';
      const values = (one: string) => new Set(needed(one).filter((name) => !isWord(name)));
      expect(values(other), key).toEqual(values(text));
    }
  });

  it('differ between tiles and turned markers, new and moved workers', () => {
    const told = EVENTS.map((event) => maharani.describeEvent(event));
    expect(told[1]).toEqual({
      key: 'event.tile',
      values: { seat: 0, colour: 'ruby', pattern: 'half', quarter: 'peacock', space: 'F1' },
      gain: 2,
    });
    expect(told[2]?.values).toMatchObject({ marker: 'monkey' });
    expect(told[4]).toEqual({
      key: 'event.workerMoved',
      values: { seat: 1, colour: 2, from: 'G1', space: 'F1' },
      gain: 1,
    });
    expect(new Set(told.map(({ key }) => key)).size).toBe(EVENTS.length);
  });
});

/** A branch of a select that is one word, such as `{Lion}`, looks like a value to `needed`. */
function isWord(name: string): boolean {
  return !/^(seat|turnSeat|slot|space|from|quarter|marker|colour|pattern|needed|turn|workers|ending)$/.test(
    name,
  );
}

describe('keys of moves', () => {
  it('are different for different moves and the same for equal ones', () => {
    const moves = [...maharani.wellFormedMoves(build({}))];
    expect(moves).toHaveLength(4 * 56 * 4 + 4 + 2);
    expect(new Set(moves.map((move) => maharani.key(move))).size).toBe(moves.length);
    expect(maharani.key({ type: 'place', slot: 1, space: 20, turn: 3 })).toBe('place-1-20-3');
    expect(maharani.key({ type: 'worker', how: 'move', colour: 1 })).toBe('move-1');
  });
});
