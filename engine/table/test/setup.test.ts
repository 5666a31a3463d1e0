import { at, dealSeed, seededRng } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { legalFallback, Match } from '../src/index.ts';
import { Hand, setupOf } from './table.ts';

test.each([
  ['too few seats', { ...setupOf(), seats: [] }, 'OptionError'],
  ['an unknown option', { ...setupOf(), options: { colour: 'red' } }, 'OptionError'],
  ['a secret that is none', { ...setupOf(), secret: 'abc' }, 'FormatError'],
  [
    'a bot without a name',
    { ...setupOf(), seats: setupOf().seats.map(({ id }) => ({ id, control: 'bot' as const })) },
    'FormatError',
  ],
  [
    'an automaton that takes a seat',
    { ...setupOf(), seats: setupOf().seats.map(({ id }) => ({ id, control: 'automaton' as const })) },
    'FormatError',
  ],
])('%s is refused', (_, setup, name) => {
  expect(() => Match.begin(setup, { game: bazaar })).toThrow(expect.objectContaining({ name }));
});

test('the automata of the game come after the people', () => {
  expect(new Hand({ people: 2 }).match.seats).toEqual([
    { id: 'person0', control: 'person' },
    { id: 'person1', control: 'person' },
    { id: 'a1', control: 'automaton' },
  ]);
});

test('the deal follows from secret, table and nonces', () => {
  const hand = new Hand();
  hand.do(null, { kind: 'abandon' });
  const { secret, table, nonces } = hand.match.setup;
  expect(hand.match.record().seed).toBe(dealSeed(secret, table, nonces));
});

test('the fallback is a legal move, drawn from its own generator', () => {
  const { match } = new Hand();
  const { view } = match.snapshot(0).situation;
  const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    legalFallback(bazaar, view, 0, seededRng(`${seed}`, 'x')),
  );
  const legal = bazaar.legalMoves(bazaar.parseView(view), 0).map((move) => bazaar.key(move));
  for (const move of moves) expect(legal).toContain(bazaar.key(bazaar.parseMove(move)));
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBeGreaterThan(1);
  expect(legalFallback(bazaar, view, 0, seededRng('1', 'x'))).toEqual(at(moves, 0));
});
