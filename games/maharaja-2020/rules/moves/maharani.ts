import * as z from 'zod/mini';
import { internMoves } from '../../../kingdom/rules/index.ts';
import { CHARACTERS } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { character } from '../parse/fields.ts';
import { putMaharani } from '../rewards.ts';
import { afterReward } from '../rounds.ts';
import type { MaharaniMove } from '../types.ts';
import type { MoveRow } from './row.ts';

/** At `character − 1`. */
const PLACEMENTS = internMoves<MaharaniMove>(CHARACTERS, (i) => ({ type: 'maharani', character: i + 1 }));

/** By a reward tile, put a Maharani token on a character of the display (M20-7.6, 7.7). */
export const maharani: MoveRow<'maharani'> = {
  schema: z.strictObject({ type: z.literal('maharani'), character }),
  wellFormed: () => PLACEMENTS,
  list({ display, chosen }, _seat, out, count) {
    for (let i = 0; i < display.length; i++)
      if (display[i] !== chosen) out[count++] = PLACEMENTS[display[i]! - 1]!;
    return count;
  },
  refuse({ display, chosen }, _seat, { character }) {
    if (!display.includes(character)) return refuse('M20-7.6', 'refusal.notInDisplay', { character });
    return character === chosen ? refuse('M20-7.7', 'refusal.sameCharacter', { character }) : null;
  },
  price: () => 0,
  apply(state, _seat, { character }, events) {
    state.repeats--;
    putMaharani(state, character, events);
    afterReward(state, events);
  },
  key: ({ character }) => `maharani-${character}`,
  describe: ({ character }) => ({ key: 'move.character', values: { how: 'token', character } }),
};
