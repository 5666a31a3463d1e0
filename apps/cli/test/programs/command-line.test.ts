import { MAX_LINE_BYTES } from '@durbar/bot-protocol';
import { describe, expect, it } from 'vitest';
import { parseProgram, splitList } from '../../src/programs/command-line.ts';
import { ErrorTail } from '../../src/programs/error-tail.ts';
import { LineReader } from '../../src/programs/line-reader.ts';

describe('a list of bots', () => {
  it.each([
    ['greedy, random', ['greedy', 'random']],
    ['exec:python3 mine.py,random', ['exec:python3 mine.py', 'random']],
    ['exec:run "a,b" c,x', ['exec:run "a,b" c', 'x']],
    [`exec:run 'it"s,',x`, [`exec:run 'it"s,'`, 'x']],
  ])('%s is split at commas that no quotes hold', (list, items) => {
    expect(splitList(list)).toEqual(items);
  });
});

describe('a program', () => {
  it.each([
    ['exec:python3 mine.py', ['python3', 'mine.py']],
    ['exec:  python3   mine.py ', ['python3', 'mine.py']],
    ['exec:"my bot" a"b c"d \'\' \'e "f"\'', ['my bot', 'ab cd', '', 'e "f"']],
    ['exec:./$HOME;ls', ['./$HOME;ls']],
  ])('%s is split at spaces that no quotes hold, and no shell reads it', (name, parts) => {
    expect(parseProgram(name)).toEqual(parts);
  });
});

describe('a stream', () => {
  function read(...chunks: readonly (string | Uint8Array)[]): string[] {
    const seen: string[] = [];
    const reader = new LineReader({ line: (text) => seen.push(text), fault: (why) => seen.push(`!${why}`) });
    for (const chunk of chunks) reader.read(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    reader.end();
    return seen;
  }

  it('is read as lines, wherever it is cut', () => {
    const bytes = Buffer.from('{"é":"✓"}\r\n\n  {"b":1}\nlast');
    for (let cut = 0; cut <= bytes.length; cut++)
      expect(read(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(['{"é":"✓"}', '{"b":1}', 'last']);
  });

  it('may have lines as long as the limit, and no longer', () => {
    const line = 'x'.repeat(MAX_LINE_BYTES);
    expect(read(line, '\nnext\n')).toEqual([line, 'next']);
    expect(read('one\n', line, 'y\nnext\n')).toEqual([
      'one',
      `!a line is longer than ${MAX_LINE_BYTES} bytes`,
    ]);
  });

  it('that is not UTF-8 is read no further', () => {
    expect(read('one\n', Buffer.from([0xc3, 0x28]), '\nnext\n')).toEqual(['one', '!a line is not UTF-8']);
  });
});

it('of a standard error the last lines are kept, without control characters', () => {
  const tail = new ErrorTail();
  expect(tail.lines()).toBe('');
  for (let i = 0; i < 1000; i++) tail.add(Buffer.from(`line ${i} \u001B[2J\r\n`));
  const lines = tail.lines().split('\n').slice(1);
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('  line 999  [2J');
});
