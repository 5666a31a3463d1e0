import type { Answer } from './types.ts';

/** Refusals are remembered for so many commands; they are in no log, and asking again does no harm. */
const KEPT_REFUSALS = 100;

/** What commands were answered, so that one that comes twice is carried out once. */
export class Answers {
  readonly #accepted = new Set<string>();
  readonly #refused = new Map<string, Answer>();

  /** @param name who asked and the command's id, as the log has it */
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
