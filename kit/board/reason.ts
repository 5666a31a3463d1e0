import type { Message, Refusal } from '@durbar/kernel';

/** A sentence that says why something is not allowed, with the clause if a rule forbids it. */
export interface Reason {
  readonly message: Message;
  readonly clause: string | null;
}

/** Converts a refusal to a reason; null stays null. A refusal of the platform cites no clause. */
export const toReason = (refusal: Refusal | null): Reason | null =>
  refusal && { message: refusal, clause: refusal.clause === 'table' ? null : refusal.clause };
