import type { Refusal } from '@durbar/kernel';

/** Why the table, and no rule of the game, refuses; keys of this package's words. */
export const TABLE_REASONS = [
  'abandoned',
  'botPlays',
  'impossible',
  'malformed',
  'noSeat',
  'notBot',
  'notDeciding',
  'notPaused',
  'notPerson',
  'notTakenOver',
  'outdated',
  'over',
  'paused',
  'resigned',
  'takenOver',
  'undo.nothing',
  'undo.others',
  'undo.revealed',
  'undo.sealed',
] as const;
export type TableReason = (typeof TABLE_REASONS)[number];

const REFUSALS = new Map<TableReason, Refusal>();

/** The refusal for a reason, always the same object; its clause is `table`. */
export function tableRefusal(reason: TableReason): Refusal {
  let refusal = REFUSALS.get(reason);
  if (!refusal) {
    refusal = { clause: 'table', key: `table.${reason}` };
    REFUSALS.set(reason, refusal);
  }
  return refusal;
}
