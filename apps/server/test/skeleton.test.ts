import { expect, test } from 'vitest';
import { computeSkeleton, looksLike, looksLikeBot } from '../src/identity/skeleton.ts';

test.each([
  ['Anna', 'Anna'],
  ['Anna', 'anna'],
  ['Anna', 'Аnnа'],
  ['Anna', 'An\u200dna'],
  ['Anna', 'Anna\u3164'],
  ['paypal', 'pаypаl'],
  ['Ian', 'lan'],
  ['Mlra', 'M1ra'],
  ['André', 'Andre\u0301'],
  ['Bert', 'Ｂｅｒｔ'],
  ['O’Hara', "O'Hara"],
  ['rn', 'm'],
])('%j and %j look alike', (one, other) => {
  expect(looksLike(one, other)).toBe(true);
  expect(looksLike(other, one)).toBe(true);
});

test.each([
  ['Anna', 'Anne'],
  ['Anna', 'Hanna'],
  ['Noor', 'Nora'],
  ['मीरा', 'मीना'],
  ['Łukasz', 'Lucas'],
])('%j and %j do not', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});

test.each(['Bot Noor', 'bot noor', 'Воt Noor', 'B0t', 'Robot Dara', 'BOT-Kabir', 'B\u200dot Zoya'])(
  '%j looks like a bot',
  (name) => {
    expect(looksLikeBot(name)).toBe(true);
  },
);

test.each(['Botho', 'Noor', 'Abbot', 'Robotham'])('%j does not look like a bot', (name) => {
  expect(looksLikeBot(name)).toBe(false);
});

test('a skeleton of a skeleton is the same', () => {
  for (const text of ['Аnnа', 'ﬀ', '1l|I', 'Ｂｅｒｔ'])
    expect(computeSkeleton(computeSkeleton(text))).toBe(computeSkeleton(text));
});
