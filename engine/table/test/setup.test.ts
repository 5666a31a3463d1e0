import {
  at,
  computeCommitment,
  dealSeed,
  GENERATOR,
  seededRng,
  startSeed,
  TABLE_GENERATOR,
  verify,
} from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { legalFallback, Match, parseSetup } from '../src/index.ts';
import { createSetup, MatchDriver } from './table.ts';

test.each([
  ['too few seats', { ...createSetup(), seats: [] }, 'OptionError'],
  ['an unknown option', { ...createSetup(), options: { colour: 'red' } }, 'OptionError'],
  ['a secret that is none', { ...createSetup(), secret: 'abc' }, 'FormatError'],
  [
    'a bot without a name',
    { ...createSetup(), seats: createSetup().seats.map(({ id }) => ({ id, control: 'bot' as const })) },
    'FormatError',
  ],
  [
    'an automaton that takes a seat',
    { ...createSetup(), seats: createSetup().seats.map(({ id }) => ({ id, control: 'automaton' as const })) },
    'FormatError',
  ],
])('%s is refused', (_, setup, name) => {
  expect(() => Match.begin(setup, { game: bazaar })).toThrow(expect.objectContaining({ name }));
});

test('the automata of the game come after the people', () => {
  expect(new MatchDriver({ people: 2 }).match.seats).toEqual([
    { id: 'person0', control: 'person' },
    { id: 'person1', control: 'person' },
    { id: 'a1', control: 'automaton' },
  ]);
});

test('the deal follows from the secret, the table and the nonce of each person', () => {
  const driver = new MatchDriver({ people: 2, bots: 1 });
  driver.do(null, { kind: 'abandon' });
  const { secret, table, start } = driver.match.setup;
  if (!start) throw new Error('people took part in the deal');
  const record = driver.match.record();
  expect(start.nonces).toEqual(['0'.repeat(32), '1'.repeat(32), null]);
  expect(record.seed).toBe(startSeed(secret, table, start.nonces));
  expect(record.generator).toBe(TABLE_GENERATOR);
  expect(record.fairness).toEqual({ secret, table, commitment: computeCommitment(secret), ...start });
  expect(verify(bazaar, record)).toEqual([]);
});

test('a match that began before tables asked for hashes keeps its deal', () => {
  const { start: _, ...setup } = createSetup({ people: 2 });
  const old = { ...setup, nonces: ['0'.repeat(32), '1'.repeat(32)] };
  const match = Match.begin(parseSetup(JSON.parse(JSON.stringify(old))), { game: bazaar });
  match.command({ id: 'end', seat: null, act: { kind: 'abandon' } }, 0);
  const record = match.record();
  expect(record.seed).toBe(dealSeed(old.secret, old.table, old.nonces));
  expect(record.generator).toBe(GENERATOR);
  expect(record.fairness).toMatchObject({ nonces: old.nonces });
  expect(record.fairness).not.toHaveProperty('hashes');
  expect(verify(bazaar, record)).toEqual([]);
});

test('a device that makes its own deal claims no fairness', () => {
  const { start: _, ...setup } = createSetup({ people: 2 });
  const match = Match.begin(setup, { game: bazaar });
  match.command({ id: 'end', seat: null, act: { kind: 'abandon' } }, 0);
  expect(match.record().fairness).toBeUndefined();
  expect(verify(bazaar, match.record())).toEqual([]);
});

test('the fallback is a legal move, drawn from its own generator', () => {
  const { match } = new MatchDriver();
  const { view } = match.snapshot(0).situation;
  const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    legalFallback(bazaar, view, 0, seededRng(`${seed}`, 'x')),
  );
  const legal = bazaar.legalMoves(bazaar.parseView(view), 0).map((move) => bazaar.key(move));
  for (const move of moves) expect(legal).toContain(bazaar.key(bazaar.parseMove(move)));
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBeGreaterThan(1);
  expect(legalFallback(bazaar, view, 0, seededRng('1', 'x'))).toEqual(at(moves, 0));
});
