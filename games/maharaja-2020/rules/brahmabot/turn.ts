import type { Event, State } from '../types.ts';
import { goToDestination } from './journey.ts';
import { BRAHMABOT } from './seats.ts';
import { actionTile, turnUp } from './tiles.ts';
import type { Brahmabot } from './types.ts';
import { doUpper } from './upper.ts';

/**
 * Makes the next step of Brahmabot's turn: the check tile, each upper action, then the destination (M20-11.5).
 * @returns whether the turn is over
 */
export function performStep(state: State, bot: Brahmabot, events?: Event[]): boolean {
  const step = bot.step++;
  if (step === 0) {
    turnUp(bot, events);
    return false;
  }
  if (step <= actionTile(bot.tile).actions.length) {
    doUpper(state, bot, step - 1, events);
    return false;
  }
  goToDestination(state, bot, events);
  events?.push({ kind: 'ended', seat: BRAHMABOT });
  return true;
}
