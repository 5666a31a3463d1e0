import type { Refusal } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves } from '../../../kingdom/rules/index.ts';
import { CHARACTERS } from '../../data/components.ts';
import { refuseUse, spendUse } from '../abilities.ts';
import { refuse } from '../clauses.ts';
import { oneOf } from '../parse/fields.ts';
import { usesLeft } from '../position.ts';
import { givePrestige, giveShrines, giveToken, takePrestige } from '../supply.ts';
import { beginStep } from '../turn-actions.ts';
import type { AbilityMove, View } from '../types.ts';
import type { MoveRow } from './row.ts';

/** Characters whose 1x ability needs no further choice. */
export const PLAIN_ABILITIES = [2, 4, 6, 14];

/** At `character − 1`. */
const ABILITIES = internMoves<AbilityMove>(CHARACTERS, (i) => ({ type: 'ability', character: i + 1 }));

/** Use the 1x ability of character 2, 4, 6 or 14 (M20-5.4). */
export const ability: MoveRow<'ability'> = {
  schema: z.strictObject({ type: z.literal('ability'), character: oneOf(PLAIN_ABILITIES) }),
  wellFormed: () => PLAIN_ABILITIES.map((character) => ABILITIES[character - 1]!),
  list(position, seat, out, count) {
    for (let i = 0; i < PLAIN_ABILITIES.length; i++) {
      const character = PLAIN_ABILITIES[i]!;
      if (usesLeft(position, seat, character) > 0 && hasEffect(position, seat, character))
        out[count++] = ABILITIES[character - 1]!;
    }
    return count;
  },
  refuse: (position, seat, { character }) =>
    refuseUse(position, seat, character) ?? refuseEffect(position, seat, character),
  price: () => 0,
  apply(state, seat, { character }, events) {
    beginStep(state);
    spendUse(state, seat, character, events);
    if (character === 2) giveShrines(state, seat, 1, events);
    else if (character === 6) givePrestige(state, seat, 1, 'ability', events);
    else {
      if (character === 4) takePrestige(state, seat, 1, 'ability', events);
      giveToken(state, seat, events);
    }
  },
  key: ({ character }) => `ability-${character}`,
  describe: ({ character }) => ({ key: 'move.ability', values: { character } }),
};

/** Whether an ability would bring something and can be paid for. */
function hasEffect(position: View, seat: number, character: number): boolean {
  if (character === 2) return position.supply[seat]! > 0;
  if (character === 6) return true;
  return position.actionTokens > 0 && (character !== 4 || position.prestige[seat]! > 0);
}

/** Why an ability would bring nothing, or cannot be paid for, else null. */
function refuseEffect(position: View, seat: number, character: number): Refusal | null {
  if (hasEffect(position, seat, character)) return null;
  const available = position.prestige[seat]!;
  return character === 4 && available < 1
    ? refuse('M20-1.8', 'refusal.prestige', { needed: 1, available })
    : refuse('M20-1.8', 'refusal.nothingToTake');
}
