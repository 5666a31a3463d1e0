import type { Refusal, Values } from '@durbar/kernel';

/**
 * Every clause of the rules, in order. The catalogue entry `clause.<number>` summarizes it in plain words; refusals,
 * tests and the rules page cite the number.
 */
export const CLAUSES = [
  'M04-1.1',
  'M04-1.2',
  'M04-1.3',
  'M04-1.4',
  'M04-1.5',
  'M04-1.6',
  'M04-2.1',
  'M04-2.2',
  'M04-2.3',
  'M04-2.4',
  'M04-2.5',
  'M04-3.1',
  'M04-3.2',
  'M04-3.3',
  'M04-4',
  'M04-4.1',
  'M04-4.2',
  'M04-5',
  'M04-6',
  'M04-7',
  'M04-8.1',
  'M04-8.2',
  'M04-9',
  'M04-10.1',
  'M04-10.2',
  'M04-10.3',
  'M04-10.4',
  'M04-10.5',
  'M04-10.6',
  'M04-10.7',
] as const;

export type Clause = (typeof CLAUSES)[number];

/**
 * Clauses in which this project decided something that the rulebooks leave open, including component data. Their texts
 * say so in every language.
 */
export const HOUSE_RULINGS: readonly Clause[] = [
  'M04-1.1',
  'M04-1.6',
  'M04-2.3',
  'M04-2.4',
  'M04-3.3',
  'M04-4',
  'M04-6',
  'M04-9',
  'M04-10.5',
];

/** A refusal that cites a clause of the rules. */
export function refuse(clause: Clause, key: `refusal.${string}`, values?: Values): Refusal {
  return values ? { clause, key, values } : { clause, key };
}
