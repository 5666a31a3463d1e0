import { at, randomBelow, seededDeal, seededRng } from '@durbar/kernel';
import { expect, it } from 'vitest';
import { makeFlow } from '../../rules/flow.ts';
import { maharani } from '../../rules/index.ts';
import { MOVES_1, rowIn } from '../../rules/moves/table.ts';
import type { Event, Move } from '../../rules/types.ts';

it('each row lists and reads moves of its own kind only', () => {
  for (const [kind, row] of Object.entries(MOVES_1)) {
    const moves: readonly Move[] = row.wellFormed;
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      expect(move.type).toBe(kind);
      expect(rowIn(MOVES_1, move)).toBe(row);
      expect(maharani.parseMove(move)).toEqual(move);
    }
  }
});

it('a table with one row replaced gives other rules and does not change the first table', () => {
  const state = maharani.setup({}, 2, seededDeal('table'));
  const refuse = (): { clause: string; key: string } => ({ clause: 'MHR-2.5', key: 'refusal.allUp' });
  const changed = makeFlow({ ...MOVES_1, place: { ...MOVES_1.place, list: (_p, _s, _f, n) => n, refuse } });
  const move = at(maharani.legalMoves(state, state.seat), 0);
  expect(move.type).toBe('place');
  expect(changed.refusal(state, state.seat, move)).toEqual(refuse());
  expect(changed.legalMoves(state, state.seat).some(({ type }) => type === 'place')).toBe(false);
  expect(maharani.refusal(state, state.seat, move)).toBeNull();
});

it('the price of a move is the amount that its seat pays', () => {
  const rng = seededRng('prices', 'moves');
  const priced = new Set<string>();
  for (let match = 0; match < 4; match++) {
    const state = maharani.setup({}, 2 + (match % 3), seededDeal(`prices ${match}`));
    while (maharani.active(state).length > 0) {
      const { seat } = state;
      const moves = maharani.legalMoves(state, seat);
      const move = at(moves, randomBelow(rng, moves.length));
      const price = rowIn(MOVES_1, move).price(state, seat, move);
      const events: Event[] = [];
      maharani.apply(state, seat, move, events);
      const paid = events.reduce((sum, event) => sum + (event.kind === 'price' ? event.gold : 0), 0);
      expect([maharani.key(move), price]).toEqual([maharani.key(move), paid]);
      if (price > 0) priced.add(move.type);
    }
  }
  expect([...priced]).toEqual(['end']);
});
