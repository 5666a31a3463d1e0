import type { Entry } from '@durbar/kernel';
import { EntryError } from '@durbar/kernel';
import { CheckedRun } from './checked-run.ts';
import { LawViolation } from './law.ts';
import { attemptedEntries, type BrokenPlayout } from './playout.ts';
import type { CheckSubject } from './settings.ts';

/** Maximum number of matches replayed to shrink a failing one. */
const MAX_ATTEMPTS = 600;

/**
 * Shrinks a failing match: removes ever smaller chunks of its entries while the same law still breaks. Entries that
 * become illegal are removed too, so the result contains legal moves only.
 * @returns the shortest failure of the same law found; `failing` itself if no entry can be removed
 */
export function shrinkPlayout(subject: CheckSubject, seed: string, failing: BrokenPlayout): BrokenPlayout {
  const shrinker = new Shrinker(subject, seed, failing);
  let chunk = Math.ceil(shrinker.size / 2);
  while (chunk >= 1 && !shrinker.isExhausted) {
    const shorter = shrinker.leaveOut(chunk);
    if (!shorter) chunk = chunk === 1 ? 0 : Math.ceil(chunk / 2);
  }
  return shrinker.best;
}

class Shrinker {
  best: BrokenPlayout;
  readonly #subject: CheckSubject;
  readonly #seed: string;
  #attempts = 0;

  constructor(subject: CheckSubject, seed: string, failing: BrokenPlayout) {
    this.#subject = subject;
    this.#seed = seed;
    this.best = failing;
  }

  get size(): number {
    return attemptedEntries(this.best).length;
  }

  get isExhausted(): boolean {
    return this.#attempts >= MAX_ATTEMPTS;
  }

  /** Tries to remove each chunk, the last one first. Returns whether the match got shorter. */
  leaveOut(chunk: number): boolean {
    const before = this.size;
    for (let end = this.size; end > 0 && !this.isExhausted; end -= chunk) this.#tryWithout(end - chunk, end);
    return this.size < before;
  }

  #tryWithout(from: number, to: number): void {
    const entries = attemptedEntries(this.best).filter((_, i) => i < from || i >= to);
    this.#attempts++;
    const result = replayBroken(this.#subject, this.#seed, entries);
    if (result?.broken.law === this.best.broken.law && attemptedEntries(result).length < this.size)
      this.best = result;
  }
}

/**
 * Replays the entries with the cheap checks, skips illegal ones, and fully checks the final position.
 * @returns null if all laws held
 */
function replayBroken(subject: CheckSubject, seed: string, entries: readonly Entry[]): BrokenPlayout | null {
  let run: CheckedRun | null = null;
  try {
    run = new CheckedRun(subject, seed);
    for (const entry of entries) addIfPossible(run, entry);
    run.checkPosition();
    run.checkEnd();
    return null;
  } catch (error) {
    if (error instanceof LawViolation) return { broken: error, run };
    throw error;
  }
}

function addIfPossible(run: CheckedRun, entry: Entry): void {
  try {
    run.add(entry);
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
  }
}
