import type { Refusal, Values } from '@durbar/kernel';
import type { Clause } from './clauses.ts';

/** A refusal, its clause checked to be one of the rules. */
export function refuse(clause: Clause, key: `refusal.${string}`, values?: Values): Refusal {
  return values ? { clause, key, values } : { clause, key };
}
