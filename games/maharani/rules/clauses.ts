import type { Refusal, Values } from '@durbar/kernel';

/**
 * Every clause of the rules, in order. The catalogue entry `clause.<number>` summarizes it in plain words; refusals,
 * tests and the rules page cite the number.
 */
export const CLAUSES = [
  'MHR-1.1',
  'MHR-1.2',
  'MHR-1.3',
  'MHR-1.4',
  'MHR-2.1',
  'MHR-2.2',
  'MHR-2.3',
  'MHR-2.4',
  'MHR-2.5',
  'MHR-2.6',
  'MHR-2.7',
  'MHR-3.1',
  'MHR-3.2',
  'MHR-3.3',
  'MHR-3.4',
  'MHR-3.5',
  'MHR-4',
  'MHR-5.1',
  'MHR-5.2',
  'MHR-5.3',
  'MHR-5.4',
] as const;

export type Clause = (typeof CLAUSES)[number];

/**
 * Clauses in which this project decided something that the rulebooks leave open, including component data. Their texts
 * say so in every language.
 */
export const HOUSE_RULINGS: readonly Clause[] = ['MHR-1.1', 'MHR-1.4', 'MHR-2.5', 'MHR-2.6'];

/** A refusal that cites a clause of the rules. */
export function refuse(clause: Clause, key: `refusal.${string}`, values?: Values): Refusal {
  return values ? { clause, key, values } : { clause, key };
}
