import { describe, expect, test } from 'vitest';
import { createWords } from '../words/words.ts';

const words = createWords('fr', [
  {
    fr: {
      flag: 'le drapeau de {city}',
      than: 'plus que {name}',
      plain: 'la carte de Inde',
      both: '{from} de {city}',
      owns: 'elle possède {city}',
    },
  },
]);

describe('a name in a French text', () => {
  test.each([
    ['flag', { city: 'Agra' }, 'le drapeau d’Agra'],
    ['flag', { city: 'Delhi' }, 'le drapeau de Delhi'],
    ['than', { name: 'Élise' }, 'plus qu’Élise'],
    ['than', { name: 'Yann' }, 'plus que Yann'],
    // A single letter is a space of a board, which is read as a letter.
    ['flag', { city: 'A4' }, 'le drapeau de A4'],
    ['owns', { city: 'Agra' }, 'elle possède Agra'],
    ['both', { from: 'Fatima', city: 'Udaipur' }, 'Fatima d’Udaipur'],
  ])('elides before a vowel only: %s %o', (key, values, text) => {
    expect(words.t(key, values)).toBe(text);
  });

  test('a text without values is left as it is written', () => {
    expect(words.t('plain')).toBe('la carte de Inde');
  });

  test('another language is left alone', () => {
    expect(createWords('en', [{ en: { de: 'de {city}' } }]).t('de', { city: 'Agra' })).toBe('de Agra');
  });
});
