import * as z from 'zod/mini';
import { performStep } from '../brahmabot/turn.ts';
import { nextTurn } from '../rounds.ts';
import type { StepMove } from '../types.ts';
import type { MoveRow } from './row.ts';

const STEP: StepMove = Object.freeze({ type: 'step' });
const STEPS = [STEP];

/** Brahmabot makes the next step of its turn; after the last one the next turn begins (M20-11.5). */
export const step: MoveRow<'step'> = {
  schema: z.strictObject({ type: z.literal('step') }),
  wellFormed: () => STEPS,
  list(_position, _seat, out, count) {
    out[count] = STEP;
    return count + 1;
  },
  refuse: () => null,
  price: () => 0,
  apply(state, _seat, _move, events) {
    if (state.brahmabot && performStep(state, state.brahmabot, events)) nextTurn(state, events);
  },
  key: () => 'step',
  describe: () => ({ key: 'move.step' }),
};
