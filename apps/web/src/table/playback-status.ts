import type { Game } from '@durbar/kernel';
import type { MatchOutcome } from '@durbar/table';
import type { TableState } from './table-controller.ts';

/**
 * Whether playback can be skipped: steps are waiting, or another seat's step is playing. Held steps are ended on the board,
 * and nothing plays while the viewer looks back.
 */
export function canSkipPlayback({ queuedSteps, isHeld, lookBack, step, info }: TableState): boolean {
  if (isHeld || lookBack !== null || queuedSteps === 0) return false;
  return queuedSteps > 1 || step?.seat !== info?.you.seat;
}

/** The outcome, once the last step has been played; null before. */
export function displayedOutcome({ displayed, queuedSteps }: TableState): MatchOutcome | null {
  return queuedSteps === 0 ? (displayed?.situation.outcome ?? null) : null;
}

/** Whether the match is over and its last step has been played. */
export function isDisplayedOver({ displayed, queuedSteps }: TableState): boolean {
  const status = displayed?.situation.status;
  return queuedSteps === 0 && (status === 'over' || status === 'abandoned');
}

/** The turn of the position on screen, from 0; when looking back, the turn of that position. */
export function displayedTurn({ displayed, lookBack }: TableState, game: Pick<Game, 'turn'>): number {
  if (lookBack !== null && lookBack.position !== null) return game.turn(lookBack.position);
  return displayed?.situation.turn ?? 0;
}
