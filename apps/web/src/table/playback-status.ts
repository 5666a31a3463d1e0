import type { Game } from '@durbar/kernel';
import type { MatchOutcome } from '@durbar/table';
import type { TableState } from './table-controller.ts';

/**
 * Whether there is something to cut short: more waits to be shown, or somebody else's step is still on. What is held
 * is gone on from at the table itself, and nothing is told while one looks at the past.
 */
export function canSkipPlayback({ queuedSteps, isHeld, lookBack, step, info }: TableState): boolean {
  if (isHeld || lookBack !== null || queuedSteps === 0) return false;
  return queuedSteps > 1 || step?.seat !== info?.you.seat;
}

/** How the match ended, once its end has been told: nobody has won before the last is counted. */
export function displayedOutcome({ displayed, queuedSteps }: TableState): MatchOutcome | null {
  return queuedSteps === 0 ? (displayed?.situation.outcome ?? null) : null;
}

/** Whether the match is over, and all of it told. */
export function isDisplayedOver({ displayed, queuedSteps }: TableState): boolean {
  const status = displayed?.situation.status;
  return queuedSteps === 0 && (status === 'over' || status === 'abandoned');
}

/** The turn of what is drawn, from 0: in a look at the past the one that was then. */
export function displayedTurn({ displayed, lookBack }: TableState, game: Pick<Game, 'turn'>): number {
  if (lookBack !== null && lookBack.position !== null) return game.turn(lookBack.position);
  return displayed?.situation.turn ?? 0;
}
