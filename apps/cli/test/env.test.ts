import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { durbar } from './support.ts';

const lines = (...messages: readonly unknown[]): string =>
  messages.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');

const answer = async (input: string | Uint8Array[], parts: object = {}) =>
  await durbar(['env'], {
    input: Readable.from(typeof input === 'string' ? [Buffer.from(input)] : input),
    ...parts,
  });

const RESET = { t: 'reset', id: 'e', game: 'maharani', seats: 2, seed: 's' };

test('answers each line with one, to the end of the input', async () => {
  const { code, out, err } = await answer(
    lines(RESET, { t: 'step', id: 'e', key: 'end' }, '', 'no JSON', { t: 'dance' }),
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(answers.map(({ t }) => t)).toEqual(['env', 'refused', 'refused', 'unknown']);
  expect(answers[1]).toMatchObject({
    clause: 'MHR-2.6',
    words: 'First place a tile or refresh your markers.',
  });
  expect(answers[2]).toMatchObject({ words: 'bad line: it is not JSON: "no JSON"' });
});

test('ends at quit', async () => {
  const { code, out } = await answer(lines({ t: 'quit' }, RESET));
  expect({ code, out }).toEqual({ code: 0, out: '' });
});

test('says what it cannot read', async () => {
  const { code, out, err } = await answer([Buffer.from(`${lines(RESET)}\n`), Buffer.alloc(2 << 20, 'x')]);
  expect(out).toMatch(/^{"t":"env"/);
  expect({ code, err }).toEqual({
    code: 1,
    err: "durbar: can't read the standard input: a line is longer than 1048576 bytes\n",
  });
});

test('reads no further than its answers are taken', async () => {
  const order: string[] = [];
  const input = (async function* () {
    for (let i = 0; i < 3; i++) {
      order.push('read');
      yield await Promise.resolve(Buffer.from(`${lines({ t: 'ping', n: i })}\n`));
    }
  })();
  const drained = async (): Promise<void> => {
    await Promise.resolve();
    order.push('taken');
  };
  await durbar(['env'], { input, drained });
  expect(order).toEqual(['read', 'taken', 'read', 'taken', 'read', 'taken']);
});
