import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, lowestBit, type PickMove } from '../../../kingdom/rules/index.ts';
import { whole } from '../../../kingdom/rules/parse.ts';
import { CHARACTERS } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { cardBit, countCharacters, findHolder } from '../position.ts';
import { afterPick } from '../rounds.ts';
import { takeFromBank } from '../supply.ts';
import type { Event, Move, State, View } from '../types.ts';
import { free, type MoveRow, noStep } from './row.ts';

/** At `character − 1`. */
const PICKS = internMoves<PickMove>(CHARACTERS.length, (i) => ({ type: 'pick', character: i + 1 }));

/** Pick a character from the bank, in set-up (M04-1.3) or after being robbed of one (M04-6). */
export const pick: MoveRow<'pick'> = {
  schema: z.strictObject({ type: z.literal('pick'), character: whole(1, CHARACTERS.length) }),
  wellFormed: () => PICKS,
  list: listPicks,
  refuse: refusePick,
  apply: applyPick,
  price: free,
  key: ({ character }) => `pick-${character}`,
  describe: ({ character }) => ({ key: 'move.pick', values: { character } }),
  sourceOf: noStep,
};

function refusePick(position: View, _seat: Seat, { character }: PickMove): Refusal | null {
  if ((position.bank & cardBit(character)) !== 0) return null;
  const clause = position.phase === 'robbed' ? 'M04-6' : 'M04-1.3';
  if (character > countCharacters(position.variants))
    return refuse(clause, 'refusal.notInGame', { character });
  return refuse(clause, 'refusal.notInBank', { character, holderSeat: findHolder(position, character) });
}

function listPicks(position: View, _seat: Seat, out: Move[], count: number): number {
  for (let rest = position.bank; rest !== 0; rest &= rest - 1) out[count++] = PICKS[lowestBit(rest)]!;
  return count;
}

function applyPick(state: State, seat: Seat, { character }: PickMove, events?: Event[]): void {
  takeFromBank(state, seat, character);
  events?.push({ kind: 'character', seat, character, fromSeat: null, back: 0 });
  if (state.phase === 'draft') return afterPick(state, events);
  // A robbed seat has picked, so the turn goes on (M04-6).
  state.phase = 'act';
  state.seat = state.mover;
}
