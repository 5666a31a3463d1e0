import { at, randomBelow, seededDeal, seededRng } from '@durbar/kernel';
import { expect, it } from 'vitest';
import { makeFlow } from '../../rules/flow.ts';
import { maharaja2004 } from '../../rules/index.ts';
import { type AnyRow, MOVES_2 } from '../../rules/moves/table.ts';
import { CHOICES } from '../../rules/phases.ts';
import type { Event, Move, State } from '../../rules/types.ts';

/** The rows, to be looked up by the kind of a move. */
const rows: Readonly<Record<Move['type'], AnyRow>> = MOVES_2;

it('a phase offers each kind of move, and each offer is a kind of move', () => {
  const offered = Object.values(CHOICES).flatMap(({ moves }) => moves);
  expect([...new Set<string>(offered)].toSorted()).toEqual(Object.keys(MOVES_2).toSorted());
});

it('each row has moves of its own kind only, reads them, and names the kind in their keys', () => {
  for (const [kind, row] of Object.entries(MOVES_2)) {
    const moves: readonly Move[] = row.wellFormed(26, 6);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      expect(move.type).toBe(kind);
      expect(maharaja2004.parseMove(move)).toEqual(move);
      expect(maharaja2004.key(move).split('-')[0]).toBe(kind);
    }
  }
});

/** Plays random matches and calls `check` with each state, seat and move before the move is made. */
function playRandomly(check: (state: State, seat: number, move: Move) => void): void {
  const rng = seededRng('move table', 'moves');
  for (const preset of ['basic', 'advanced1', 'advanced2'])
    for (let match = 0; match < 3; match++) {
      const options = maharaja2004.parseOptions({ preset }, 3);
      const state = maharaja2004.setup(options, 3, seededDeal(`move table ${match}`));
      for (let seats = maharaja2004.active(state); seats.length > 0; seats = maharaja2004.active(state)) {
        const seat = at(seats, 0);
        const moves = maharaja2004.legalMoves(state, seat);
        const move = at(moves, randomBelow(rng, moves.length));
        check(state, seat, move);
        maharaja2004.apply(state, seat, move);
      }
    }
}

it('moves that a phase lists once for all positions are the same as those its row lists', () => {
  let planned = 0;
  playRandomly((state, seat, move) => {
    if (state.phase !== 'plan') return;
    const out: Move[] = [];
    expect(rows[move.type].list(state, seat, out, 0)).toBe(out.length);
    expect(maharaja2004.legalMoves(state, seat)).toEqual(out);
    planned++;
  });
  expect(planned).toBeGreaterThan(20);
});

it('the price of a move is the amount that its seat pays', () => {
  const priced = new Set<string>();
  playRandomly((state, seat, move) => {
    const copy = maharaja2004.clone(state);
    const events: Event[] = [];
    maharaja2004.apply(copy, seat, move, events);
    let received = 0;
    for (const event of events) {
      if (event.kind === 'gold' && event.seat === seat) received += event.gold;
      if (event.kind === 'won' && event.seat === seat) received -= event.gold;
    }
    const price = rows[move.type].price(state, seat, move);
    const paid = at(state.gold, seat) + received - at(copy.gold, seat);
    expect([maharaja2004.key(move), price]).toEqual([maharaja2004.key(move), paid]);
    if (price > 0) priced.add(move.type);
  });
  expect([...priced].toSorted()).toEqual(['house', 'palace', 'travel']);
});

it('a table with one row replaced gives other rules and does not change the first table', () => {
  const state = maharaja2004.setup(maharaja2004.parseOptions({}, 2), 2, seededDeal('table'));
  const refuse = (): { clause: string; key: string } => ({ clause: 'M04-1.3', key: 'refusal.notInBank' });
  const changed = makeFlow({ ...MOVES_2, pick: { ...MOVES_2.pick, list: (_p, _s, _f, n) => n, refuse } });
  const move = at(maharaja2004.legalMoves(state, state.seat), 0);
  expect(changed.refusal(state, state.seat, move)).toEqual(refuse());
  expect(changed.legalMoves(state, state.seat)).toEqual([]);
  expect(maharaja2004.refusal(state, state.seat, move)).toBeNull();
});
