import type { Game } from '@durbar/kernel';
import type { MatchOutcome } from '@durbar/table';
import type { TableState } from './controller.ts';

/**
 * Whether there is something to cut short: more waits to be shown, or somebody else's step is still on. What is held
 * is gone on from at the table itself, and nothing is told while one looks at the past.
 */
export function canSkip({ waiting, held, past, step, info }: TableState): boolean {
  if (held || past !== null || waiting === 0) return false;
  return waiting > 1 || step?.seat !== info?.you.seat;
}

/** How the match ended, once its end has been told: nobody has won before the last is counted. */
export function toldOutcome({ shown, waiting }: TableState): MatchOutcome | null {
  return waiting === 0 ? (shown?.situation.outcome ?? null) : null;
}

/** Whether the match is over, and all of it told. */
export function isToldOver({ shown, waiting }: TableState): boolean {
  const status = shown?.situation.status;
  return waiting === 0 && (status === 'over' || status === 'abandoned');
}

/** The turn of what is drawn, from 0: in a look at the past the one that was then. */
export function turnDrawn({ shown, past }: TableState, game: Pick<Game, 'turn'>): number {
  if (past !== null && past.position !== null) return game.turn(past.position);
  return shown?.situation.turn ?? 0;
}
