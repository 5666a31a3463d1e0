import type { Refusal, Values } from '@durbar/kernel';

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

/** The refusal for a reason; its clause is `table`. */
export function tableRefusal(reason: TableReason, values?: Values): Refusal {
  return { clause: 'table', key: `table.${reason}`, ...(values && { values }) };
}
