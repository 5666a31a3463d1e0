import type { Message, Refusal } from '@durbar/kernel';

/** A sentence that says why something is not allowed, with the clause where a rule says so. */
export interface Reason {
  readonly message: Message;
  readonly clause: string | null;
}

/** A refusal of the rules as a reason; null stays null. */
export const toReason = (refusal: Refusal | null): Reason | null =>
  refusal && { message: refusal, clause: refusal.clause };
