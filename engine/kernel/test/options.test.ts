import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../src/index.ts';
import { allowedText, OptionError, readOptions, readOptionText } from '../src/index.ts';

const specs: readonly OptionSpec[] = [
  { name: 'fast', kind: 'flag', default: true },
  { name: 'solo', kind: 'choice', values: ['easy', 'hard'], default: 'easy' },
  { name: 'extras', kind: 'set', values: ['river', 'fort', 'toll'], default: ['fort'] },
  { name: 'map', kind: 'document', default: null },
];

const defaults = { fast: true, solo: 'easy', extras: ['fort'], map: null };

function catchError(run: () => unknown): OptionError {
  try {
    run();
  } catch (error) {
    if (error instanceof OptionError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('readOptions', () => {
  it.each(['solo', 'fast', 'extras', 'map'])('refuses a value of %s that is nested too deeply', (name) => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(catchError(() => readOptions(specs, { [name]: deep })).option).toBe(name);
    expect(catchError(() => readOptions(specs, { [name]: [1, [2]] })).message).toMatch(/not \[1,"…"\]$/);
  });

  it.each([undefined, null, {}, { solo: undefined }])('fills in defaults for %j', (raw) => {
    expect(readOptions(specs, raw)).toEqual(defaults);
  });

  it('accepts every allowed value; values of a set come once, in the order of the spec', () => {
    const map = { roads: [1] };
    expect(readOptions(specs, { fast: false, solo: 'hard', extras: ['toll', 'river', 'toll'], map })).toEqual(
      {
        fast: false,
        solo: 'hard',
        extras: ['river', 'toll'],
        map,
      },
    );
    expect(readOptions(specs, { extras: [] })).toEqual({ ...defaults, extras: [] });
  });

  it('refuses an exclusive value together with others', () => {
    const lot: readonly OptionSpec[] = [
      { name: 'extras', kind: 'set', values: ['river', 'fort', 'lot'], alone: ['lot'], default: [] },
    ];
    expect(readOptions(lot, { extras: ['lot'] })).toEqual({ extras: ['lot'] });
    const error = catchError(() => readOptions(lot, { extras: ['fort', 'lot'] }));
    expect([error.option, error.message]).toEqual([
      'extras',
      "option 'extras': lot is chosen without any other value",
    ]);
    expect(catchError(() => readOptions(lot, { extras: ['moat'] })).message).toContain(
      'any of river, fort; or only lot',
    );
  });

  it('returns equal options when it reads its own result', () => {
    const once = readOptions(specs, { solo: 'hard' });
    expect(readOptions(specs, JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it.each([
    [{ fast: 'true' }, 'fast', 'should be true or false, not "true"'],
    [{ solo: 'medium' }, 'solo', 'should be one of easy, hard, not "medium"'],
    [{ solo: null }, 'solo', 'one of easy, hard, not null'],
    [{ extras: ['moat'] }, 'extras', 'should be any of river, fort, toll, not ["moat"]'],
    [{ extras: 'fort' }, 'extras', 'any of river, fort, toll'],
    [{ extras: [['fort']] }, 'extras', 'any of river, fort, toll'],
    [{ map: 'india' }, 'map', 'should be a JSON object, or null for none'],
    [{ map: [1] }, 'map', 'a JSON object'],
    [{ map: () => 1 }, 'map', 'not function'],
    [{ solo: 'x'.repeat(200) }, 'solo', '…'],
    [{ comet: 1 }, 'comet', "there is no option 'comet'; there are fast, solo, extras, map"],
    [{ toString: 1 }, 'toString', 'there is no option'],
  ])('refuses %j', (raw, option, message) => {
    const error = catchError(() => readOptions(specs, raw));
    expect(error.option).toBe(option);
    expect(error.message).toContain(`'${option}'`);
    expect(error.message).toContain(message);
  });

  it.each([['text'], [[]], [7]])('refuses %j as options', (raw) => {
    expect(catchError(() => readOptions(specs, raw)).option).toBeNull();
  });

  it('refuses any option of a game without options', () => {
    expect(catchError(() => readOptions([], { comet: 1 })).message).toContain('this game has no options');
    expect(readOptions([], {})).toEqual({});
  });
});

describe('readOptionText', () => {
  it('reads options from a command line', () => {
    expect(readOptionText(specs, [])).toEqual(defaults);
    expect(
      readOptionText(specs, ['fast=no', 'solo = hard', 'extras=toll, river', 'map={"roads":[1]}']),
    ).toEqual({
      fast: false,
      solo: 'hard',
      extras: ['river', 'toll'],
      map: { roads: [1] },
    });
    expect(readOptionText(specs, ['extras=', 'fast', 'map=null'])).toEqual({ ...defaults, extras: [] });
  });

  it.each(['true', 'on', 'yes'])('reads %s as on', (word) => {
    expect(readOptionText(specs, [`fast=${word}`])).toEqual(defaults);
  });

  it.each(['false', 'off', 'no'])('reads %s as off', (word) => {
    expect(readOptionText(specs, [`fast=${word}`])).toEqual({ ...defaults, fast: false });
  });

  it.each([
    ['fast=perhaps', 'fast', 'true or false, not perhaps'],
    ['solo=medium', 'solo', 'one of easy, hard'],
    ['solo', 'solo', 'one of easy, hard'],
    ['extras=moat', 'extras', 'any of'],
    ['map={', 'map', 'a JSON object, or null for none, not {'],
    ['map=', 'map', 'a JSON object, or null for none, not nothing'],
    ['map', 'map', 'a JSON object'],
    ['comet=1', 'comet', 'there is no option'],
  ])('refuses %s', (text, option, message) => {
    const error = catchError(() => readOptionText(specs, [text]));
    expect(error.option).toBe(option);
    expect(error.message).toContain(message);
  });

  it('refuses an option given twice', () => {
    expect(catchError(() => readOptionText(specs, ['fast', 'fast=no'])).message).toContain(
      "'fast' is given twice",
    );
  });
});

it('the refusal names the allowed values for each kind of option', () => {
  expect(specs.map(allowedText)).toEqual([
    'true or false',
    'one of easy, hard',
    'any of river, fort, toll',
    'a JSON object, or null for none',
  ]);
});
