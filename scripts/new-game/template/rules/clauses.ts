import type { Refusal, Values } from '@durbar/kernel';

/**
 * Every clause of the rules, in order. The words of the game have its text as `clause.<number>`; refusals, tests and
 * the rules panel cite the numbers.
 */
export const CLAUSES = [
  'SMP-1.1',
  'SMP-1.2',
  'SMP-2.1',
  'SMP-2.2',
  'SMP-2.3',
  'SMP-2.4',
  'SMP-3.1',
  'SMP-3.2',
] as const;

type Clause = (typeof CLAUSES)[number];

/** A refusal that cites a clause of these rules. */
export function refuse(clause: Clause, key: `refusal.${string}`, values?: Values): Refusal {
  return values ? { clause, key, values } : { clause, key };
}
