import type { Event, State } from '../types.ts';
import { BRAHMABOT, type Brahmabot, HUMAN } from './types.ts';

/** Characters in the solo game: a row of three, a stack, and those that left the game (M20-11.2, 11.3). */

/** Adds a character from the stack to the right end of the row, if there is one. */
export function refill(state: State, bot: Brahmabot, events?: Event[]): void {
  const character = bot.stack.shift();
  if (character === undefined) return;
  state.display.push(character);
  events?.push({ kind: 'refilled', character, left: bot.stack.length });
}

function leaveGame(bot: Brahmabot, character: number, events?: Event[]): void {
  bot.gone.push(character);
  events?.push({ kind: 'left', what: 'character', number: character });
}

/**
 * Does what follows a change of the human's character: the old one leaves the game; Brahmabot, if it has lost its
 * character, takes the leftmost one of the row; and the row is refilled.
 * @param back the human's old character
 * @param robbed whether Brahmabot has lost its character
 */
export function afterChange(
  state: State,
  bot: Brahmabot,
  back: number,
  robbed: boolean,
  events?: Event[],
): void {
  leaveGame(bot, back, events);
  if (robbed) {
    const character = state.display.shift()!;
    state.characters[BRAHMABOT] = character;
    events?.push({ kind: 'character', seat: BRAHMABOT, character, fromSeat: null, back: 0 });
  }
  refill(state, bot, events);
}

/** Gives Brahmabot the human's character, while its own leaves the game; the human then picks from the row (M20-11.8). */
export function swapCharacters(state: State, bot: Brahmabot, events?: Event[]): void {
  const back = state.characters[BRAHMABOT]!;
  const character = state.characters[HUMAN]!;
  state.characters[BRAHMABOT] = character;
  state.characters[HUMAN] = 0;
  events?.push({ kind: 'character', seat: BRAHMABOT, character, fromSeat: HUMAN, back });
  leaveGame(bot, back, events);
  state.phase = 'robbed';
  state.seat = HUMAN;
}
