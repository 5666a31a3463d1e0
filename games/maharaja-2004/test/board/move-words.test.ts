import { createWords } from '@durbar/kit/words/words.ts';
import { expect, test } from 'vitest';
import { maharaja2004 } from '../../rules/index.ts';
import en from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/rules.json' with { type: 'json' };
import { build, eventsOfKind, playMoves, travel } from '../rules/support.ts';

const names = (seat: number) => ['Ann', 'Noor', 'Kabir', 'Dara'][seat] ?? '?';
const formats = { en: createWords('en', [{ en }]), fr: createWords('fr', [{ fr }]) };

/** The texts of a move and of its event, with no-break spaces as spaces. */
function describeJourney(cards: readonly (readonly number[])[], villages: Record<string, number[]>) {
  const state = build({ cards, architects: ['delhi'], villages });
  const move = maharaja2004.describeMove(travel('khajuraho'), state);
  const [event] = eventsOfKind(playMoves(state, travel('khajuraho')), 'travel');
  if (!event) throw new Error('the architect travels');
  const messages = [move, maharaja2004.describeEvent(event)];
  return Object.values(formats).flatMap((words) =>
    messages.map((message) => words.formatMessage(message, names).replaceAll('\u{a0}', ' ')),
  );
}

test('a journey names its villages and who got which toll', () => {
  expect(describeJourney([[1], [2], [3], [5]], { agra: [1, 1, 2] })).toEqual([
    'Travel to Khajuraho by Agra; toll: 2 gold to Noor, 1 to Kabir',
    'Ann travels to Khajuraho; toll: 2 gold to Noor, 1 to Kabir',
    'Se rendre à Khajuraho par Agra ; péage : 2 pièces d’or à Noor, 1 à Kabir',
    'Ann se rend à Khajuraho ; péage : 2 pièces d’or à Noor, 1 à Kabir',
  ]);
});

test('a journey of the Wandering Monk says that the bank pays', () => {
  expect(describeJourney([[4], [1], [2], [3]], { agra: [1] })).toEqual([
    'Travel to Khajuraho by Agra; the bank pays the toll: 1 gold to Noor',
    'Ann travels to Khajuraho; the bank pays the toll: 1 gold to Noor',
    'Se rendre à Khajuraho par Agra ; la banque paie le péage : 1 pièce d’or à Noor',
    'Ann se rend à Khajuraho ; la banque paie le péage : 1 pièce d’or à Noor',
  ]);
});

test('a journey past own houses costs no toll', () => {
  expect(describeJourney([[1], [2], [3], [5]], { agra: [0] })).toEqual([
    'Travel to Khajuraho by Agra, no toll',
    'Ann travels to Khajuraho',
    'Se rendre à Khajuraho par Agra, sans péage',
    'Ann se rend à Khajuraho',
  ]);
});
