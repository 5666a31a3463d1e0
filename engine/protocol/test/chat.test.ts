import { describe, expect, test } from 'vitest';
import { LIMITS, readChatText } from '../src/index.ts';

describe('a chat line', () => {
  test.each([
    ['a tab', 'one\ttwo', 'one two'],
    ['line breaks', 'one\r\n\ntwo\u2028three', 'one two three'],
    ['a direction mark', 'a\u200e\u202eb\u2069', 'ab'],
    ['a soft hyphen', 'Maha\u00adraja', 'Maharaja'],
    ['zero width spaces and byte order marks', '\ufeffa\u200bb', 'ab'],
    ['half a character', 'a\ud800b', 'ab'],
    ['space around it', '  hello \n', 'hello'],
    ['joiners, which scripts and emoji need', 'می‌خواهم क्‍ष 👨‍👩‍👧', 'می‌خواهم क्‍ष 👨‍👩‍👧'],
    ['a French space before a mark', 'Bien joué\u202f!', 'Bien joué\u202f!'],
  ])('with %s is kept without what nobody can see', (_, raw, text) => {
    expect(readChatText(raw)).toEqual({ text });
  });

  test.each(['', ' \t\n', '\u200e\u200f', '\u00ad', '\u3164', '\u2800', '\u200d', '\u00a0'])(
    'with nothing to see is refused with words: %j',
    (raw) => {
      expect(readChatText(raw)).toEqual({ refusal: { key: 'refusal.chatEmpty' } });
    },
  );

  test('that is too long is refused with words, and its length counts what is kept', () => {
    const most = LIMITS.chat;
    expect(readChatText('x'.repeat(most + 1))).toEqual({
      refusal: { key: 'refusal.chatLong', values: { length: most + 1, most } },
    });
    expect(readChatText('x'.repeat(most) + '\u200e'.repeat(500))).toEqual({ text: 'x'.repeat(most) });
  });
});
