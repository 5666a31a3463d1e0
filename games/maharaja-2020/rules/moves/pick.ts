import * as z from 'zod/mini';
import { internMoves, type PickMove } from '../../../kingdom/rules/index.ts';
import { CHARACTERS } from '../../data/components.ts';
import { refill } from '../brahmabot/character-row.ts';
import { refuse } from '../clauses.ts';
import { character } from '../parse/fields.ts';
import { afterPick, resumeTurn } from '../rounds.ts';
import { takeFromDisplay } from '../supply.ts';
import type { MoveRow } from './row.ts';

/** At `character − 1`. */
const PICKS = internMoves<PickMove>(CHARACTERS, (i) => ({ type: 'pick', character: i + 1 }));

/** Take a character from the display: in the draft (M20-1.6), or after another seat took the own one (M20-5.3h). */
export const pick: MoveRow<'pick'> = {
  schema: z.strictObject({ type: z.literal('pick'), character }),
  wellFormed: () => PICKS,
  list({ display }, _seat, out, count) {
    for (let i = 0; i < display.length; i++) out[count++] = PICKS[display[i]! - 1]!;
    return count;
  },
  refuse({ display, phase }, _seat, { character }) {
    if (display.includes(character)) return null;
    return refuse(phase === 'robbed' ? 'M20-5.3h' : 'M20-1.6', 'refusal.notInDisplay', { character });
  },
  price: () => 0,
  apply(state, seat, { character }, events) {
    takeFromDisplay(state, seat, character);
    events?.push({ kind: 'character', seat, character, fromSeat: null, back: 0 });
    if (state.brahmabot) refill(state, state.brahmabot, events);
    if (state.phase === 'draft') afterPick(state, events);
    else resumeTurn(state);
  },
  key: ({ character }) => `pick-${character}`,
  describe: ({ character }) => ({ key: 'move.character', values: { how: 'pick', character } }),
};
