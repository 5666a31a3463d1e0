import type { Entry, Rng } from '@durbar/kernel';
import { at, EntryError, randomBelow, seededRng } from '@durbar/kernel';
import { CheckedRun } from './checked-run.ts';
import { assertLaw, LawViolation } from './law.ts';
import { copyLegalMoves } from './laws/legal-keys.ts';
import type { Policy } from './policy.ts';
import type { CheckSubject } from './settings.ts';

/** Where undo is possible, a playout undoes with probability 1 / `UNDO_EVERY`. */
const UNDO_EVERY = 6;

/** Entries of a broken playout, up to and including the one that broke the law. */
export function attemptedEntries({ run, broken }: BrokenPlayout): readonly Entry[] {
  return [...(run?.attempted ?? []), ...broken.lookedAhead];
}

/** Parameters of one playout. */
export interface PlayoutPlan {
  readonly seed: string;
  readonly policy: Policy;
  /** Interval in positions between full checks; null runs the cheap checks only. */
  readonly every: number | null;
  /** Decision kinds met so far, to which the playout adds. The first position of a new kind gets a full check. */
  readonly kinds?: Set<string>;
  /** Maximum number of entries; a longer match breaks the law `ends`. */
  readonly limit: number;
}

/** A playout that broke a law. */
export interface BrokenPlayout {
  readonly broken: LawViolation;
  /** Null if setup itself failed. */
  readonly run: CheckedRun | null;
}

/** Plays one match to its end, with undo, and checks the laws along the way. Returns null if all laws held. */
export function playout(subject: CheckSubject, plan: PlayoutPlan): BrokenPlayout | null {
  let run: CheckedRun | null = null;
  try {
    subject.notes.playouts++;
    run = new CheckedRun(subject, plan.seed);
    playThrough(subject, plan, run);
    return null;
  } catch (error) {
    if (error instanceof LawViolation) return { broken: error, run };
    throw error;
  }
}

function playThrough(subject: CheckSubject, plan: PlayoutPlan, run: CheckedRun): void {
  const { game } = subject;
  const { seed, policy, every, limit, kinds = new Set() } = plan;
  const rng = seededRng(seed, 'playout');
  const offset = randomBelow(rng, every ?? 1);
  for (let position = 0; !run.isOver; position++) {
    const kind = game
      .active(run.state)
      .map((seat) => game.decision(run.state, seat)?.kind)
      .join();
    if (every !== null && (!kinds.has(kind) || position % every === offset)) run.checkPosition();
    kinds.add(kind);
    assertLaw(run.entries.length < limit, 'ends', `the match is not over after ${limit} entries`);
    const entry = nextEntry(subject, run, policy, rng);
    try {
      run.add(entry);
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      throw new LawViolation('legality', `a listed legal move or undo was rejected: ${error.message}`);
    }
  }
  if (every !== null && !kinds.has('')) run.checkPosition();
  kinds.add('');
  run.checkEnd();
}

function nextEntry({ game }: CheckSubject, run: CheckedRun, policy: Policy, rng: Rng): Entry {
  const { undoable } = run;
  if (undoable && randomBelow(rng, UNDO_EVERY) === 0)
    return { undo: undoable.seat, back: 1 + randomBelow(rng, undoable.moves) };
  const seat = at(game.active(run.state), 0);
  return { seat, move: policy(copyLegalMoves(game, run.state, seat), rng) };
}
