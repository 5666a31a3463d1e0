import type { Values } from '@durbar/kernel';

/** Something a client asked for cannot be done; `message` is what its page says, in words by key. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** HTTP status of the answer. */
  readonly status: number;
  readonly words: { readonly key: string; readonly values?: Values };

  /** @param key without `problem.` */
  constructor(status: number, key: string, values?: Values) {
    super(`problem.${key}`);
    this.status = status;
    this.words = values ? { key: `problem.${key}`, values } : { key: `problem.${key}` };
  }
}
