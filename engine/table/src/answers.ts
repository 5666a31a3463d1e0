import type { Answer } from './types.ts';

/** How many refusals are remembered. They are not in the log, and asking again does no harm. */
const KEPT_REFUSALS = 100;

/** The answers to commands, so that a command that comes twice is carried out once. */
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

  refuse(name: string, answer: Answer): void {
    this.#refused.set(name, answer);
    const [oldest] = this.#refused.keys();
    if (this.#refused.size > KEPT_REFUSALS && oldest !== undefined) this.#refused.delete(oldest);
  }
}
