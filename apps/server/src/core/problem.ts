import type { Values } from '@durbar/kernel';

/** A request that cannot be carried out. The page shows the text of the key in `words`. */
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

/** What was thrown, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
