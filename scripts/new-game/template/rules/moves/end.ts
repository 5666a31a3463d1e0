import type { Message, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { bonusOf, isOver } from '../position.ts';
import type { EndMove, Event, Move, State, View } from '../types.ts';
import type { MoveRow } from './row.ts';

const END: EndMove = { type: 'end' };

/** End the turn (SMP-2.4). The seat that decides may always do so. */
export const end: MoveRow<'end'> = {
  schema: z.strictObject({ type: z.literal('end') }),
  wellFormed: [END],
  list: listEnd,
  refuse: () => null,
  apply: applyEnd,
  price: () => 0,
  key: () => 'end',
  describe: describeEnd,
};

function listEnd(_position: View, _seat: Seat, out: Move[], count: number): number {
  out[count] = END;
  return count + 1;
}

function applyEnd(state: State, seat: Seat, _move: EndMove, events?: Event[]): void {
  if (state.taken < 0) stop(state, seat, events);
  else refill(state, events);
  state.turn++;
  if (isOver(state)) {
    events?.push({ kind: 'over' });
    return;
  }
  do state.seat = (state.seat + 1) % state.players;
  while (state.stopped[state.seat]);
  events?.push({ kind: 'turn', seat: state.seat });
}

/** The seat takes no more stones (SMP-2.3). */
function stop(state: State, seat: Seat, events?: Event[]): void {
  state.stopped[seat] = true;
  if (state.first < 0) state.first = seat;
  events?.push({ kind: 'stopped', seat, points: bonusOf(state, seat) });
}

/** Draws a stone to the empty place (SMP-2.4). Four seats hold at most 84 of 220 points, so some are always left. */
function refill(state: State, events?: Event[]): void {
  const stone = state.bag.pop();
  if (stone === undefined) throw new Error('the bag is empty');
  state.bagCount = state.bag.length;
  state.open[state.taken] = stone;
  events?.push({ kind: 'drawn', place: state.taken, stone });
  state.taken = -1;
}

function describeEnd(_move: EndMove, position: View): Message {
  return { key: position.taken < 0 ? 'move.stop' : 'move.end' };
}
