import { at, randomBelow, seededDeal, seededRng } from '@durbar/kernel';
import { expect, it } from 'vitest';
import { PLANS } from '../../../kingdom/rules/index.ts';
import { UPPER_KINDS } from '../../data/brahmabot.ts';
import { BRAHMABOT_ACTIONS } from '../../rules/brahmabot/actions.ts';
import { makeFlow } from '../../rules/flow.ts';
import { maharaja2020 } from '../../rules/index.ts';
import { MOVES_4 } from '../../rules/moves/table.ts';
import { CHOICES } from '../../rules/phases.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { build } from './support.ts';

const kinds = Object.keys(MOVES_4);

it('a phase offers each kind of move, and each offer is a kind of move', () => {
  const offered = Object.values(CHOICES).flatMap(({ moves }) => moves);
  expect([...new Set<string>(offered)].toSorted()).toEqual(kinds.toSorted());
});

it('each row reads, lists and names only moves of its own kind', () => {
  for (const [kind, row] of Object.entries(MOVES_4)) {
    const moves: readonly Move[] = row.wellFormed(26, 6);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      expect(move.type).toBe(kind);
      expect(maharaja2020.parseMove(move)).toEqual(move);
      expect(maharaja2020.key(move).split('-')[0]).toBe(kind);
    }
  }
});

it('the plans listed once for all positions are those that the row lists', () => {
  const state = build({}, { phase: 'plan', seat: -1, mover: -1, plans: [-1, -1, -1, -1] });
  const out: Move[] = [];
  expect(MOVES_4.plan.list(state, 0, out, 0)).toBe(PLANS.length);
  expect(out).toEqual(CHOICES.plan.fixed);
  expect(maharaja2020.legalMoves(state, 0)).toEqual(out);
});

it('a table with one row replaced makes a different game, and the first table stays as it was', () => {
  const state = build({ disc: ['coins', 'prestige'] });
  const refuse = (): { clause: string; key: string } => ({ clause: 'M20-5.3', key: 'refusal.coins' });
  const changed = makeFlow({ ...MOVES_4, gain: { ...MOVES_4.gain, list: (_p, _s, _f, n) => n, refuse } });
  const move: Move = { type: 'gain', by: 4 };
  expect(changed.refusal(state, state.seat, move)).toEqual(refuse());
  expect(changed.legalMoves(state, state.seat)).not.toContainEqual(move);
  expect(maharaja2020.legalMoves(state, state.seat)).toContainEqual(move);
});

/** Coins that the seat itself pays to the supply or in tolls, as the events of one move report them. */
function paid(events: readonly Event[], seat: number): number {
  let coins = 0;
  for (const event of events) {
    if ('price' in event && event.seat === seat) coins += event.price;
    if (event.kind === 'travel' && event.seat === seat) for (const toll of event.paid) coins += toll;
    if (event.kind === 'coins' && event.seat === seat && event.coins < 0) coins -= event.coins;
  }
  return coins;
}

it('the price of a move is the amount that its seat pays', () => {
  const rng = seededRng('prices', 'moves');
  const priced = new Set<string>();
  for (let match = 0; match < 12; match++) {
    const state: State = maharaja2020.setup(
      maharaja2020.parseOptions({}, 3),
      3,
      seededDeal(`prices ${match}`),
    );
    for (let seats = maharaja2020.active(state); seats.length > 0; seats = maharaja2020.active(state)) {
      const seat = at(seats, 0);
      const moves = maharaja2020.legalMoves(state, seat);
      const move = at(moves, randomBelow(rng, moves.length));
      const price = computePrice(state, seat, move);
      const events: Event[] = [];
      maharaja2020.apply(state, seat, move, events);
      // The end of a turn may bring rewards by which others pay; the seat's own payments come first.
      const own = move.type === 'reward' || move.type === 'end' ? 0 : paid(events, seat);
      expect([maharaja2020.key(move), own]).toEqual([maharaja2020.key(move), price]);
      if (price > 0) priced.add(move.type);
    }
  }
  expect([...priced].toSorted()).toEqual(['buy', 'exchange', 'gain', 'shrine', 'statue', 'travel']);
});

function computePrice(state: State, seat: number, move: Move): number {
  const row: { price(position: State, seat: number, move: Move): number } = MOVES_4[move.type];
  return row.price(state, seat, move);
}

it('each action of a tile has a row', () => {
  expect(Object.keys(BRAHMABOT_ACTIONS)).toEqual([...UPPER_KINDS]);
});
