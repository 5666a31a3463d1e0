import type { Seat } from '@durbar/kernel';
import type { Answer } from './types.ts';

/**
 * How many refusals are kept. Refusals are not in the log; a client that repeats an older refused command does no harm.
 */
const KEPT_REFUSALS = 100;

/** Answers by command, so that a repeated command is carried out only once. */
export class Answers {
  readonly #accepted = new Set<string>();
  readonly #refused = new Map<string, Answer>();

  /** @param name the sender and the command's id, as in the log */
  known(name: string): Answer | null {
    if (this.#accepted.has(name)) return { id: name.slice(name.indexOf('/') + 1), ok: true };
    return this.#refused.get(name) ?? null;
  }

  accept(name: string): void {
    this.#accepted.add(name);
  }

  /** Forgets the commands of a seat: somebody else sits there now. */
  forget(seat: Seat): void {
    for (const names of [this.#accepted, this.#refused])
      for (const name of names.keys()) if (name.startsWith(`${seat}/`)) names.delete(name);
  }

  refuse(name: string, answer: Answer): void {
    this.#refused.set(name, answer);
    const [oldest] = this.#refused.keys();
    if (this.#refused.size > KEPT_REFUSALS && oldest !== undefined) this.#refused.delete(oldest);
  }
}
