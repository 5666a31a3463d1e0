import { createWords } from '@durbar/kit/words/words.ts';
import { REACTIONS, type SeatInfo } from '@durbar/protocol';
import { describe, expect, test } from 'vitest';
import { lineText } from '../src/pages/table/chat/line-text.ts';
import { hasCompany, listUnread } from '../src/table/chat-lines.ts';
import enWords from '../src/words/en/chat.json' with { type: 'json' };
import frWords from '../src/words/fr/chat.json' with { type: 'json' };
import { bot, free, person } from './help/info.ts';

const mira = person('mira', 'Mira');
const automaton: SeatInfo = { ...free, kind: 'automaton' };

describe('there is somebody to talk with', () => {
  test.each([
    ['another person', [mira, person('jonas', 'Jonas'), bot('greedy')], 'mira'],
    ['whoever takes a free seat', [mira, free], 'mira'],
    ['a host who has no seat', [mira, bot('greedy')], 'jonas'],
  ])('%s', (_, seats, host) => {
    expect(hasCompany({ seats, host })).toBe(true);
  });

  test.each([
    ['alone with bots', [mira, bot('greedy'), bot('random')], 'mira'],
    ['alone with an automaton', [mira, automaton], 'mira'],
    ['watching bots', [bot('greedy'), bot('random')], 'mira'],
  ])('but not %s', (_, seats, host) => {
    expect(hasCompany({ seats, host })).toBe(false);
  });
});

test('lines of others are unread, from the last line read, without those of muted people', () => {
  const line = (n: number, author: string) => ({ n, person: author, seat: 0, name: '', text: 'x', at: 0 });
  const chat = [line(1, 'jonas'), line(2, 'me'), line(3, 'jonas'), line(4, 'noor')];
  const reader = { me: 'me', muted: new Set<string>(), read: 1 };
  const numbers = (changed = {}) => listUnread(chat, { ...reader, ...changed }).map(({ n }) => n);
  expect(numbers()).toEqual([3, 4]);
  expect(numbers({ muted: new Set(['noor']) })).toEqual([3]);
  expect(numbers({ me: null, read: -1 })).toEqual([1, 2, 3, 4]);
  expect(numbers({ read: 4 })).toEqual([]);
});

test('each reaction is in the reader’s language; what this page does not know is in its author’s words', () => {
  const en = createWords('en', [{ en: enWords, fr: frWords }]);
  const fr = createWords('fr', [{ en: enWords, fr: frWords }]);
  for (const reaction of REACTIONS)
    expect(lineText(en, { text: '', reaction })).not.toBe(lineText(fr, { text: '', reaction }));
  expect(lineText(fr, { text: 'Thanks', reaction: 'thanks' })).toBe('Merci');
  expect(lineText(fr, { text: 'Fireworks!', reaction: 'fireworks' })).toBe('Fireworks!');
  expect(lineText(fr, { text: '' })).toBe('(supprimé)');
});
