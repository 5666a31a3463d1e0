import * as z from 'zod/mini';
import { internMoves } from '../../../kingdom/rules/index.ts';
import { CHARACTERS } from '../../data/components.ts';
import { afterChange } from '../brahmabot/character-row.ts';
import { refuse } from '../clauses.ts';
import { character } from '../parse/fields.ts';
import { CHARACTER, DISPLAY_ONLY } from '../position.ts';
import { takeFromDisplay } from '../supply.ts';
import { beginStep, canSpendToken, refuseAction, takeStep } from '../turn-actions.ts';
import type { CharacterMove } from '../types.ts';
import type { MoveRow } from './row.ts';

/** At `character − 1`. */
const CHANGES = internMoves<CharacterMove>(CHARACTERS, (i) => ({ type: 'character', character: i + 1 }));

/**
 * Give back the own character and take another, from the display or from a seat (M20-5.3h). A person who loses a character
 * then picks one from the display. In a solo game the character given back leaves (M20-11.3).
 */
export const change: MoveRow<'character'> = {
  schema: z.strictObject({ type: z.literal('character'), character }),
  wellFormed: () => CHANGES,
  list(position, seat, out, count) {
    if (position.notBegun[0] !== CHARACTER && position.notBegun[1] !== CHARACTER) return count;
    const { display, characters } = position;
    // Only in a solo game can the row be empty; then no character can be taken (M20-11.3).
    if (display.length === 0) return count;
    for (let i = 0; i < display.length; i++) out[count++] = CHANGES[display[i]! - 1]!;
    if ((position.rules & DISPLAY_ONLY) !== 0) return count;
    for (let s = 0; s < characters.length; s++) if (s !== seat) out[count++] = CHANGES[characters[s]! - 1]!;
    return count;
  },
  refuse(position, seat, { character }) {
    const refused = refuseAction(position, CHARACTER, 0);
    // A seat with a token will try to use it for this, so the refusal answers that.
    if (refused) return canSpendToken(position) ? refuse('M20-5.2', 'refusal.tokenForCharacter') : refused;
    if (position.characters[seat] === character)
      return refuse('M20-5.3h', 'refusal.ownCharacter', { character });
    const { display, brahmabot } = position;
    if (display.length === 0) return refuse('M20-11.3', 'refusal.emptyRow');
    if (display.includes(character)) return null;
    const holderSeat = position.characters.indexOf(character);
    // In a solo game the character may be in the stack, which is hidden.
    if (holderSeat < 0 && brahmabot) return refuse('M20-11.3', 'refusal.notInDisplay', { character });
    if (holderSeat < 0) return refuse('M20-5.3h', 'refusal.notInGame', { character });
    return (position.rules & DISPLAY_ONLY) === 0
      ? null
      : refuse('M20-10', 'refusal.displayOnly', { character, holderSeat });
  },
  price: () => 0,
  apply(state, seat, { character }, events) {
    const { brahmabot } = state;
    beginStep(state);
    takeStep(state, CHARACTER, 0, false, events);
    const back = state.characters[seat]!;
    const holder = state.characters.indexOf(character);
    if (holder < 0) takeFromDisplay(state, seat, character);
    else {
      state.characters[holder] = 0;
      state.characters[seat] = character;
    }
    events?.push({ kind: 'character', seat, character, fromSeat: holder < 0 ? null : holder, back });
    if (brahmabot) return afterChange(state, brahmabot, back, holder >= 0, events);
    state.display.push(back);
    if (holder < 0) return;
    state.phase = 'robbed';
    state.seat = holder;
  },
  key: ({ character }) => `character-${character}`,
  describe: ({ character }) => ({ key: 'move.character', values: { how: 'change', character } }),
};
