import { mapAt } from '../../../kingdom/rules/index.ts';
import type { Event, State } from '../types.ts';
import { BRAHMABOT_ACTIONS } from './actions.ts';
import { goToDestination } from './destination.ts';
import { actionTile, turnUp } from './tiles.ts';
import { BRAHMABOT, type Brahmabot } from './types.ts';

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
    performAction(state, bot, step - 1, events);
    return false;
  }
  goToDestination(state, bot, events);
  events?.push({ kind: 'ended', seat: BRAHMABOT });
  return true;
}

/** Does or skips the upper action at index `place` of the performed tile (M20-11.8). */
function performAction(state: State, bot: Brahmabot, place: number, events?: Event[]): void {
  const { kind, coins } = actionTile(bot.tile).actions[place]!;
  const action = BRAHMABOT_ACTIONS[kind];
  const { compared, city } = action.choose(state);
  const skipped = action.skip(state, city);
  const name = city === null ? null : mapAt(state).cityNames[city]!;
  const seat = BRAHMABOT;
  events?.push({ kind: 'upper', seat, tile: bot.tile, place, action: kind, compared, city, name, skipped });
  if (skipped === null) action.perform(state, bot, city ?? -1, coins, events);
}
