import type { Refusal } from '@durbar/kernel';
import { MATCH_REASONS } from '@durbar/kernel';

/**
 * Reasons for which the table or the validity rules of the match log, as opposed to a rule of the game, refuse; keys of this
 * package's words.
 */
export const TABLE_REASONS = [
  ...MATCH_REASONS,
  'impossible',
  'malformed',
  'noRules',
  'notBot',
  'outdated',
  'tooOften',
  'secrets',
  'undo.forbidden',
  'undo.newcomer',
  'plan.nothing',
  'plan.ended',
] as const;
export type TableReason = (typeof TABLE_REASONS)[number];

const REFUSALS = new Map<TableReason, Refusal>();

/** The refusal for a reason: always the same object, with the clause `table`. */
export function tableRefusal(reason: TableReason): Refusal {
  let refusal = REFUSALS.get(reason);
  if (!refusal) {
    refusal = { clause: 'table', key: `table.${reason}` };
    REFUSALS.set(reason, refusal);
  }
  return refusal;
}
