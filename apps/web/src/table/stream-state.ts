import type { GameEvent, Seat } from '@durbar/kernel';
import type { Happening, Situation, Update } from '@durbar/table';

/** How things stood after one step of the stream, and what the step was. */
export interface StreamState {
  /** The situation; its view has been read by the game. */
  readonly situation: Situation;
  /** The viewer's log up to here. */
  readonly log: readonly Happening[];
  /** What happened in this step. */
  readonly happened: readonly Happening[];
}

/** Reads a view that came from outside. @throws if it has not the game's form */
export type ParseView = (raw: unknown) => unknown;

/** The next frame: changed fields put over those of `last`. */
export function applyUpdate(last: StreamState, update: Update, readView: ParseView): StreamState {
  const view = { ...viewFields(last.situation.view), ...update.view };
  return {
    situation: { ...last.situation, ...update.set, ...update.own, view: readView(view) },
    log: [...last.log, ...update.happened],
    happened: update.happened,
  };
}

function viewFields(view: unknown): object {
  return typeof view === 'object' && view !== null ? view : {};
}

/** The seat that a step is about, or null where it is nobody's or several seats'. */
export function soleSeat(happened: readonly Happening[]): Seat | null {
  const [first, ...more] = happened;
  if (!first || more.some(({ seat }) => seat !== first.seat)) return null;
  return first.seat;
}

/** The events of each move among what happened. */
export function listMoveEvents(happened: readonly Happening[]): readonly (readonly GameEvent[])[] {
  return happened.filter(({ kind }) => kind === 'move').map(({ events }) => events);
}
