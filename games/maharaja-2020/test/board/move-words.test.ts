import { createWords } from '@durbar/kit/words/words.ts';
import { expect, test } from 'vitest';
import { maharaja2020 } from '../../rules/index.ts';
import en from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/rules.json' with { type: 'json' };
import { build, eventsOfKind, playMoves, travel } from '../rules/support.ts';

const names = (seat: number) => ['Ann', 'Noor', 'Kabir', 'Dara'][seat] ?? '?';
const formats = { en: createWords('en', [{ en }]), fr: createWords('fr', [{ fr }]) };
/** No-break spaces as spaces. */
const plain = (text: string) => text.replaceAll('\u{a0}', ' ');

type Move = Parameters<typeof maharaja2020.describeMove>[0];

function describeIn(state: ReturnType<typeof build>, move: Move): { en: string; fr: string } {
  const message = maharaja2020.describeMove(move, state);
  return {
    en: plain(formats.en.formatMessage(message, names)),
    fr: plain(formats.fr.formatMessage(message, names)),
  };
}

test('a travel move names the villages on its route and what each seat gets', () => {
  const villages = { panipat: [1], multan: [2], jodhpur: [0], amber: [0], udaipur: [3] };
  const state = build({ priests: ['lahore'], villages });
  expect(describeIn(state, travel('delhi'))).toEqual({
    en: 'Travel to Delhi by Panipat; toll: 1 coin to Noor',
    fr: 'Se rendre à Delhi par Panipat ; péage : 1 pièce à Noor',
  });
  expect(describeIn(state, travel('delhi', 1)).en).toMatch(
    /^Travel to Delhi by Multan, Jodhpur, .*; toll: 1 coin to Kabir, 1 to Dara$/,
  );
});

test('a travel move says if it costs no toll', () => {
  const state = build({ priests: ['lahore'], villages: { panipat: [0, 1] } });
  expect(describeIn(state, travel('delhi'))).toEqual({
    en: 'Travel to Delhi by Panipat, no toll',
    fr: 'Se rendre à Delhi par Panipat, sans péage',
  });
});

test('the log names who got which toll', () => {
  const state = build({ priests: ['delhi'], villages: { agra: [1, 2], allahabad: [1] } });
  const [event] = eventsOfKind(playMoves(state, travel('varanasi')), 'travel');
  if (!event) throw new Error('the priest travels');
  const message = maharaja2020.describeEvent(event);
  expect(formats.en.formatMessage(message, names)).toBe(
    'Ann travels to Varanasi; toll: 2 coins to Noor, 1 to Kabir',
  );
  expect(plain(formats.fr.formatMessage(message, names))).toBe(
    'Ann se rend à Varanasi ; péage : 2 pièces à Noor, 1 à Kabir',
  );
});

test.each([
  ['pick', 'Choose character 9: travel free', 'Choisir le personnage 9 : voyage gratuit'],
  ['character', 'Change to character 9: travel free', 'Prendre le personnage 9 : voyage gratuit'],
  [
    'maharani',
    'Maharani token on character 9: travel free',
    'Jeton Maharani sur le personnage 9 : voyage gratuit',
  ],
] as const)('the move %s says what the character can do', (type, inEnglish, inFrench) => {
  expect(describeIn(build({}), { type, character: 9 })).toEqual({ en: inEnglish, fr: inFrench });
});
