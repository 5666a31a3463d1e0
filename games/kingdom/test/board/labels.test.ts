import { LOCALES } from '@durbar/kernel/locales';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import en2004 from '../../../maharaja-2004/words/en/board.json' with { type: 'json' };
import gameEn2004 from '../../../maharaja-2004/words/en/rules.json' with { type: 'json' };
import fr2004 from '../../../maharaja-2004/words/fr/board.json' with { type: 'json' };
import gameFr2004 from '../../../maharaja-2004/words/fr/rules.json' with { type: 'json' };
import en2020 from '../../../maharaja-2020/words/en/board.json' with { type: 'json' };
import gameEn2020 from '../../../maharaja-2020/words/en/rules.json' with { type: 'json' };
import fr2020 from '../../../maharaja-2020/words/fr/board.json' with { type: 'json' };
import gameFr2020 from '../../../maharaja-2020/words/fr/rules.json' with { type: 'json' };
import { kingdomWords } from './words.ts';

/** Punctuation that no sentence has: at its beginning, at its end, or repeated. */
const ODD = /[,;.] ?[,;:.]|: ?[,;:.]| {2}|^[ ,;:.]|[ ,;]$|\( ?\)|[{}]/;

const boards = [
  ['2020', [kingdomWords, { en: gameEn2020, fr: gameFr2020 }, { en: en2020, fr: fr2020 }]],
  ['2004', [kingdomWords, { en: gameEn2004, fr: gameFr2004 }, { en: en2004, fr: fr2004 }]],
] as const;

describe.each(boards)('on the board of %s', (_, layers) => {
  const [, rules, board] = layers;

  test.each(LOCALES)('texts without values read as a sentence or a name, in %s', (locale) => {
    const words = createWords(locale, layers);
    for (const catalogue of [kingdomWords[locale], rules[locale], board[locale]])
      for (const [key, text] of Object.entries(catalogue)) {
        if (text.includes('{')) continue;
        expect(words.formatMessage({ key }), key).not.toMatch(ODD);
        expect(words.formatMessage({ key }).trim(), key).not.toBe('');
      }
  });

  test.each(LOCALES)('the text of an action reads as sentences after its name, in %s', (locale) => {
    const words = createWords(locale, layers);
    for (const key of Object.keys(rules[locale]).filter((one) =>
      /^(action|reward|character)\.[^.]+(\.about)?$/.test(one),
    )) {
      const text = joinSentences('Name', words.formatMessage({ key, values: {} }), 'done');
      expect(text, key).not.toMatch(ODD);
    }
  });
});

test.each(LOCALES)('after the last round no city comes next, in %s', (locale) => {
  const words = createWords(locale, boards[0][1]);
  const where = (last: string) =>
    words.formatMessage({
      key: 'kingdom.round.where',
      values: { round: 7, last, here: 'Varanasi', next: 'Lahore' },
    });
  expect(where('yes')).not.toContain('Lahore');
  expect(where('no')).toContain('Lahore');
});

test.each(LOCALES)('staying in a turn reads otherwise than going on after Brahmabot, in %s', (locale) => {
  const words = createWords(locale, boards[0][1]);
  const texts = ['kingdom.end.stay', 'm20.bot.on', 'm20.bot.next', 'm20.bot.score'].map((key) =>
    words.formatMessage({ key }),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

describe('a seat’s description', () => {
  const numbers = { coins: 0, prestige: 2, statues: 7, hand: 4, supply: 12, tokens: 0 };

  test.each(LOCALES)('reads well with and without its state and its character in 2020, in %s', (locale) => {
    const words = createWords(locale, boards[0][1]);
    for (const [state, placed] of [
      ['', 'no'],
      ['waiting', 'yes'],
    ] as const)
      for (const [character, about] of [
        [0, ''],
        [5, 'Counts two.'],
      ] as const) {
        const values = { name: 'Brahmabot', state, placed, ...numbers, character, about };
        const text = words.formatMessage({ key: 'm20.seat.label', values });
        expect(text).not.toMatch(ODD);
        expect(text.endsWith(':')).toBe(false);
        expect(text.includes('waiting')).toBe(placed === 'yes');
      }
  });

  test.each(LOCALES)('reads well with and without its state and characters in 2004, in %s', (locale) => {
    const words = createWords(locale, boards[1][1]);
    for (const [state, placed] of [
      ['', 'no'],
      ['waiting', 'yes'],
    ] as const)
      for (const [count, characters] of [
        [0, ''],
        [2, 'Mogul and Trader'],
      ] as const) {
        const things = { gold: -1, palaces: 7, hand: 4, quarry: 10, chits: 0, count, characters };
        const values = { name: 'Ada', state, placed, ...things };
        expect(words.formatMessage({ key: 'm04.seat.label', values })).not.toMatch(ODD);
      }
  });
});

test('sentences end once, and empty parts are left out', () => {
  expect(joinSentences('Token', 'One more action.', 'to be done')).toBe('Token. One more action. to be done');
  expect(joinSentences('Coins', '', 'done')).toBe('Coins. done');
  expect(joinSentences('Ready?', 'Go!')).toBe('Ready? Go!');
  expect(joinSentences('', ' ')).toBe('');
});
