import type { Message } from '@durbar/kernel';

/* What went wrong after a table was opened, as when somebody could not be invited: the table itself says so. */

const problems = new Map<string, Message>();

export function noteOpeningProblem(table: string, problem: Message): void {
  problems.set(table, problem);
}

/** The problem of a table that was just opened, once. */
export function takeOpeningProblem(table: string): Message | null {
  const problem = problems.get(table) ?? null;
  problems.delete(table);
  return problem;
}
