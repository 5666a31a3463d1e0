import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { durbar } from '../support.ts';
import { skipped } from './toolchains.ts';

// Starts the program under test a dozen times.
const SLOW = { timeout: 240_000 };

const script = fileURLToPath(new URL('./bot.mjs', import.meta.url));
const python = fileURLToPath(new URL('../../../../examples/bots/mine.py', import.meta.url));

const Findings = z.array(
  z.strictObject({
    check: z.string(),
    passed: z.boolean(),
    why: z.string().nullable(),
    advice: z.string().nullable(),
  }),
);

/** What `bot-test` finds of the test bot with some habits. */
async function find(...habits: readonly string[]): Promise<z.infer<typeof Findings>> {
  const { out, err } = await durbar([
    'bot-test',
    `exec:"${process.execPath}" "${script}" ${habits.join(' ')}`,
    '--bot-time',
    '2000',
    '--json',
  ]);
  expect(err).toBe('');
  return Findings.parse(JSON.parse(out));
}

const failuresOf = (findings: z.infer<typeof Findings>): readonly string[] =>
  findings.filter(({ passed }) => !passed).map(({ check, why }) => `${check}: ${why}`);

test('a bot that does everything well passes all checks', SLOW, async () => {
  const findings = await find('games=maharani', 'analyse');
  // The one that it offers to analyse, and cannot: `end` is not legal there.
  expect(failuresOf(findings)).toEqual([
    'answers analyse, which it offers: it answered "end": First place a tile or refresh your markers.',
  ]);
  expect(findings.map(({ check }) => check)).toEqual([
    'says hello',
    'answers ping with pong',
    'answers an unknown message with unknown',
    'does not answer unknown',
    'ignores unknown fields',
    'survives a line that is no message',
    'plays two matches at once',
    'answers again after a refusal',
    'goes on when a match ends while it thinks',
    'reads a line that comes in pieces',
    'reads a line of 900 kB',
    'answers analyse, which it offers',
    'ends at quit',
    'ends with its standard input',
    'plays a match of maharani with 2 seats',
    'plays a match of maharani with 3 seats',
    'plays a match of maharani with 4 seats',
  ]);
});

test.each([
  ['silent', ['answers an unknown message with unknown: it did not answer']],
  [
    'strict',
    [/^survives a line that is no message: it ended with exit code 1; its standard error ended with\n/],
  ],
  [
    'stay',
    [/^ends at quit: its end took longer than 5 s$/, /^ends with its standard input: its end took longer/],
  ],
])('a bot that is %s fails where it is, with advice', SLOW, async (habit, expected) => {
  const findings = await find('games=maharani', habit);
  const failures = failuresOf(findings);
  expect(failures).toHaveLength(expected.length);
  for (const [i, failure] of failures.entries()) expect(failure).toMatch(expected[i] ?? '');
  for (const { passed, advice } of findings) expect(advice === null).toBe(passed);
});

test('a bot that makes no legal move is shown why', SLOW, async () => {
  const failures = failuresOf(await find('games=maharani', 'illegal'));
  expect(failures).toContain(
    'plays two matches at once: it answered "jump": no move here has the key "jump"',
  );
  expect(failures).toContain(
    'plays a match of maharani with 2 seats: it made no legal move, twice: no move here has the key "jump"',
  );
});

test('a program that does not say hello is tested no further', SLOW, async () => {
  expect(failuresOf(await find('early'))).toEqual([
    'says hello: it ended with exit code 5; it wrote nothing to its standard error',
  ]);
  expect(await find('games=chess')).toHaveLength(1);
});

test.skipIf(skipped.python)('the example in Python passes, and the list says so', SLOW, async () => {
  const { code, out } = await durbar(['bot-test', `exec:python3 ${python}`]);
  expect(out).toMatch(/^passed {2}says hello\n/);
  expect(out).toMatch(/\npassed {2}plays a match of maharaja-2020 with 1 seat\n/);
  expect(out).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(code).toBe(0);
});

test('what is no program is refused', async () => {
  const { code, err } = await durbar(['bot-test', 'python3']);
  expect({ code, err }).toEqual({ code: 2, err: "durbar: 'python3' is no program; write exec:python3\n" });
});
