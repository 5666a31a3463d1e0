import type { Message, Refusal, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import * as z from 'zod/mini';
import { refuse } from '../clauses.ts';
import { LIMIT, PLACES, sumOf } from '../position.ts';
import type { Event, Move, State, TakeMove, View } from '../types.ts';
import type { MoveRow } from './row.ts';

/** Made once, because listing moves is what a game does most. */
const TAKES = Array.from({ length: PLACES }, (_, place): TakeMove => ({ type: 'take', place }));

/** Take an open stone (SMP-2.1). */
export const take: MoveRow<'take'> = {
  schema: z.strictObject({
    type: z.literal('take'),
    place: z.int().check(z.minimum(0), z.maximum(PLACES - 1)),
  }),
  wellFormed: TAKES,
  list: listTakes,
  refuse: refuseTake,
  apply: applyTake,
  price: () => 0,
  key: ({ place }) => `take-${place}`,
  describe: describeTake,
};

function refuseTake(position: View, seat: Seat, { place }: TakeMove): Refusal | null {
  if (position.taken >= 0) return refuse('SMP-2.1', 'refusal.taken');
  const sum = sumOf(position, seat) + at(position.open, place);
  return sum > LIMIT ? refuse('SMP-2.2', 'refusal.limit', { sum, limit: LIMIT }) : null;
}

function listTakes(position: View, seat: Seat, out: Move[], count: number): number {
  for (const move of TAKES) if (!refuseTake(position, seat, move)) out[count++] = move;
  return count;
}

function applyTake(state: State, seat: Seat, { place }: TakeMove, events?: Event[]): void {
  const stone = at(state.open, place);
  at(state.stones, seat).push(stone);
  state.open[place] = 0;
  state.taken = place;
  events?.push({ kind: 'taken', seat, place, stone });
}

function describeTake({ place }: TakeMove, position: View): Message {
  return { key: 'move.take', values: { place: place + 1, stone: at(position.open, place) } };
}
