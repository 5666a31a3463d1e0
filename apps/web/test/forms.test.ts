import { ids, loadVersions } from '@durbar/games';
import { maharaja2020 } from '@durbar/games/maharaja-2020/rules/index.ts';
import { covers } from '@durbar/games/registry/covers.ts';
import { loadWords } from '@durbar/games/registry/words.ts';
import type { OptionError, OptionSpec } from '@durbar/kernel';
import { LOCALES } from '@durbar/kernel/locales';
import { WordSource } from '@durbar/kit/words/word-source.ts';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import type { LoadedRules } from '../src/games/load-game.ts';
import { createMatch, forgetPendingMatch, takePendingMatch } from '../src/local/pending-match.ts';
import { codePath } from '../src/pages/home/JoinBox.tsx';
import {
  chosenValues,
  defaultOptions,
  fitValues,
  groupOptions,
  isImplied,
  listOptions,
  optionProblem,
  partitionOptions,
  toggleValue,
} from '../src/pages/new/option-values.ts';
import { explanationKey, summarizeOptions } from '../src/pages/new/option-words.ts';
import {
  allSeatsTaken,
  changeSeat,
  resizeSeats,
  type SeatPlan,
  seatChoices,
} from '../src/pages/new/seat-plans.ts';
import { parseStrength } from '../src/state/parse-strength.ts';

const me: SeatPlan = { kind: 'me' };
const free: SeatPlan = { kind: 'empty' };
const bot: SeatPlan = { kind: 'bot', strength: 'hard' };

describe('seats of a form', () => {
  test('keep their plans when their number changes', () => {
    expect(resizeSeats([me, bot], 3, () => free)).toEqual([me, bot, free]);
    expect(resizeSeats([me, bot, free], 2, () => free)).toEqual([me, bot]);
  });

  test('hold the player once at most', () => {
    expect(changeSeat([me, free, bot], 1, me)).toEqual([free, me, bot]);
    expect(changeSeat([me, free], 1, bot)).toEqual([me, bot]);
  });

  test('become a request to the server', () => {
    expect(seatChoices([me, free, bot])).toEqual([
      { kind: 'empty' },
      { kind: 'empty' },
      { kind: 'bot', bot: 'playout:400' },
    ]);
    expect(allSeatsTaken([me, bot])).toBe(true);
    expect(allSeatsTaken([me, free])).toBe(false);
  });

  test('fall back to a known strength', () => {
    expect(parseStrength('easy')).toBe('easy');
    expect(parseStrength('unheard of')).toBe('medium');
  });
});

describe('options', () => {
  const set: Extract<OptionSpec, { kind: 'set' }> = {
    kind: 'set',
    name: 'modules',
    values: ['a', 'b', 'c'],
    default: ['b'],
  };

  test('start at their defaults', () => {
    const flag: OptionSpec = { kind: 'flag', name: 'long', default: true };
    expect(defaultOptions([flag, set])).toEqual({ long: true, modules: ['b'] });
  });

  test('of a set keep its order', () => {
    expect(toggleValue(set, ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggleValue(set, ['a', 'c'], 'c')).toEqual(['a']);
    const lot = { values: ['a', 'b', 'lot'], alone: ['lot'] };
    expect(toggleValue(lot, ['a', 'b'], 'lot')).toEqual(['lot']);
    expect(toggleValue(lot, ['lot'], 'b')).toEqual(['b']);
    expect(toggleValue(lot, ['lot'], 'lot')).toEqual([]);
    expect(chosenValues(['a', 1 as unknown as string])).toEqual(['a']);
    expect(chosenValues(true)).toEqual([]);
  });
});

test('a flag that another option turns on is a part of that option', () => {
  const preset: OptionSpec = { kind: 'choice', name: 'preset', values: ['basic', 'short'], default: 'basic' };
  const short: OptionSpec = {
    kind: 'flag',
    name: 'short',
    default: false,
    impliedBy: { option: 'preset', values: ['short'] },
  };
  const alone: OptionSpec = { kind: 'flag', name: 'hidden', default: false };
  expect(groupOptions([preset, short, alone])).toEqual([
    { spec: preset, parts: [short] },
    { spec: alone, parts: [] },
  ]);
  expect(groupOptions([short])).toEqual([{ spec: short, parts: [] }]);
  expect(isImplied(short, { preset: 'short' })).toBe(true);
  expect(isImplied(short, { preset: 'basic' })).toBe(false);
});

describe.each(ids)('the options of %s', async (id) => {
  const [game] = await loadVersions(id);
  const keys = game.meta.options.flatMap((spec) =>
    spec.kind === 'choice'
      ? spec.values.map((value) => explanationKey(spec, value))
      : explanationKey(spec, null),
  );

  test.each(LOCALES)(
    'are each explained in a sentence, and none is named like another: %s',
    async (locale) => {
      const words = new WordSource((each) => loadWords(id, each));
      await words.load(locale);
      const catalogue = words.catalogues[locale] ?? {};
      expect(keys.filter((key) => (catalogue[key] ?? '').length < 8)).toEqual([]);
      const names = Object.entries(catalogue).filter(([key]) =>
        game.meta.options.some(
          ({ name, ...spec }) =>
            key === `option.${name}` ||
            ('impliedBy' in spec && key === `option.${spec.impliedBy?.option ?? ''}.${name}`),
        ),
      );
      expect(new Set(names.map(([, text]) => text)).size).toBe(names.length);
    },
  );
});

test('a pasted link or code becomes its path, and nothing else does', () => {
  expect(codePath('https://durbar.example/t/ab-1_C')).toBe('/t/ab-1_C');
  expect(codePath(' http://10.0.0.2:8080/t/abc?x=1 ')).toBe('/t/abc');
  expect(codePath('/return#a.b.c')).toBe('/return#a.b.c');
  expect(codePath('https://durbar.example/device#x.y')).toBe('/device#x.y');
  expect(codePath('https://durbar.example/games/t/abc')).toBe('/t/abc');
  expect(codePath('https://durbar.example/games/return#a.b')).toBe('/return#a.b');
  expect(codePath('https://durbar.example/games/account#invite=a-b_c')).toBe('/account#invite=a-b_c');
  expect(codePath('/account#invite=a')).toBe('/account#invite=a');
  expect(codePath('abc123')).toBe('/t/abc123');
  for (const wrong of [
    '',
    'a b',
    'https://elsewhere.example/x',
    '/t/',
    '../../etc',
    '/t/a.b',
    '/return#',
    '/return/a.b.c',
    '/device#a b',
    '/account#invite=',
    '/account#link=a.b.c',
    '/account#choose=x',
    'https://elsewhere.example/?x=/t/abc',
  ])
    expect(codePath(wrong)).toBeNull();
});

test('there is a cover of every game, with the seat counts of its rules, and whether they have options', async () => {
  expect(covers.map(({ id }) => id)).toEqual(ids);
  for (const { id, seatCounts, rules, options } of covers) {
    const versions = await loadVersions(id);
    expect(options).toBe((versions[0].meta.options ?? []).length > 0);
    expect(seatCounts).toEqual(versions[0].meta.seatCounts);
    expect(rules).toEqual(versions.map(({ meta }) => meta.rules).toReversed());
  }
});

test('a match is set up and pending until it is stored', () => {
  const id = createMatch({
    game: 'maharani',
    options: {},
    seats: [
      { kind: 'person', name: 'Mira' },
      { kind: 'bot', bot: 'greedy' },
    ],
  });
  const begun = takePendingMatch(id);
  expect(begun?.names).toEqual(['Mira', null]);
  expect(begun?.setup.secret).toMatch(/^[0-9a-f]{64}$/);
  // A device that makes its own deal claims no fairness.
  expect(begun?.setup).not.toHaveProperty('start');
  expect(begun?.setup.seats.map(({ control }) => control)).toEqual(['person', 'bot']);
  forgetPendingMatch(id);
  expect(takePendingMatch(id)).toBeNull();
});

describe('options that do not go together', async () => {
  const loaded: LoadedRules = {
    id: 'maharaja-2020',
    game: maharaja2020,
    words: new WordSource((locale) => loadWords('maharaja-2020', locale)),
  };
  for (const locale of LOCALES) await loaded.words.load(locale);
  const options = defaultOptions(maharaja2020.meta.options);
  const told = (problem: OptionError | null, locale: 'en' | 'fr') => {
    const words = createWords(locale, [loaded.words.catalogues]);
    return problem?.explanation.map((message) => words.formatMessage(message)) ?? [];
  };

  test('with the number of players are not offered, and are replaced by valid ones', () => {
    const values = (players: number, name: string) =>
      listOptions(loaded, fitValues(loaded, options, players), players)
        .filter((spec) => spec.name === name)
        .flatMap((spec) => (spec.kind === 'choice' ? spec.values : []));
    expect(values(1, 'solo')).toEqual(['easy', 'medium', 'hard']);
    expect(values(2, 'solo')).toEqual([]);
    expect(values(3, 'display')).toEqual([]);
    expect(values(4, 'display')).toEqual(['random', 'firstGame']);
    expect(fitValues(loaded, options, 1)).toEqual({ ...options, solo: 'easy' });
    const chosen = { ...options, solo: 'hard', display: 'firstGame' };
    expect(fitValues(loaded, chosen, 1)).toEqual({ ...chosen, display: 'random' });
    expect(fitValues(loaded, chosen, 4)).toEqual({ ...chosen, solo: 'none' });
    expect(fitValues(loaded, chosen, 3)).toEqual(options);
  });

  test('are asked for if the default is invalid for the number of players, else folded', () => {
    const asked = (players: number) =>
      partitionOptions(loaded, fitValues(loaded, options, players), players).asked.map(({ name }) => name);
    expect(asked(1)).toEqual(['solo']);
    expect(asked(2)).toEqual([]);
    const { folded } = partitionOptions(loaded, options, 4);
    expect(folded.length).toBeGreaterThan(3);
    const words = createWords('en', [loaded.words.catalogues]);
    expect(summarizeOptions(words, folded, options)).toEqual([]);
    const changed = { ...options, display: 'firstGame', specialRules: ['dearStatues'], openPrestige: true };
    expect(summarizeOptions(words, folded, changed)).toEqual([
      'First match',
      'Special rules',
      'Show everybody’s prestige',
    ]);
  });

  test('are reported in both languages, and valid ones are not', () => {
    expect(optionProblem(loaded, options, 3)).toBeNull();
    const first = { ...options, display: 'firstGame' };
    expect(optionProblem(loaded, first, 4)).toBeNull();
    const problem = optionProblem(loaded, first, 2);
    expect(told(problem, 'en')).toEqual(['The characters of a first game are for four players; here are 2.']);
    expect(told(problem, 'fr')[0]).toContain('prévus pour quatre');
    const both = { ...options, map: 'rajasthan', mapFile: {} };
    expect(told(optionProblem(loaded, both, 2), 'en')[0]).toContain('your own map file');
  });

  test('report each fault of a map file', () => {
    const faults = told(optionProblem(loaded, { ...options, mapFile: { cities: [] } }, 2), 'en');
    expect(faults.length).toBeGreaterThan(2);
    for (const fault of faults) expect(fault).not.toMatch(/[{}]|map\.fault/);
  });
});
