import type { Refusal, Seat, Viewer } from '@durbar/kernel';
import type { Course } from './course.ts';
import { type Fields, same } from './same.ts';
import type { OwnPart, PendingDecision, SeatSituation, SharedPart } from './types.ts';

/** @param before the part as it was: what has not changed is taken from there */
export function sharedPart(course: Course, before: SharedPart | null): SharedPart {
  const { status, line, outcome } = course;
  const seats = seatParts(course, before?.seats ?? []);
  return { status, turn: line.head.turn, active: course.deciding(), seats, outcome };
}

function seatParts({ seating, clocks }: Course, before: readonly SeatSituation[]): SeatSituation[] {
  return seating.setup.map((_, seat) => {
    const { control, bot, resigned } = seating.of(seat);
    const now = { control, bot, resigned, usedMs: clocks.used(seat) };
    const last = before[seat];
    return last && same(last, now) ? last : now;
  });
}

const NOTHING: OwnPart = { decision: null, sealed: null, undo: false, undoRefusal: null };

/** Parts of seats that only wait, by why they can take nothing back: one object, so that nothing has changed where it is the same. */
const waiting = new WeakMap<Refusal, OwnPart>();

/** @param view the viewer's: what a decision says can't tell more than that */
export function ownPart(course: Course, viewer: Viewer, view: unknown): OwnPart {
  if (viewer === 'spectator') return NOTHING;
  const undoRefusal = course.undoRefusal(viewer);
  const decision = decisionFor(course, viewer, view);
  const sealed = course.sealed.get(viewer) ?? null;
  if (undoRefusal && decision === null && sealed === null) return waitingPart(undoRefusal);
  return { decision, sealed, undo: undoRefusal === null, undoRefusal };
}

function waitingPart(undoRefusal: Refusal): OwnPart {
  let part = waiting.get(undoRefusal);
  if (!part) {
    part = { ...NOTHING, undoRefusal };
    waiting.set(undoRefusal, part);
  }
  return part;
}

/** What a seat is asked for, or null if it is not asked. */
export function decisionFor(course: Course, seat: Seat, view: unknown): PendingDecision | null {
  const pending = course.pending(seat);
  const decision = pending && course.game.decision(view, seat);
  if (!decision) return null;
  return { id: pending.id, kind: decision.kind, prompt: decision.prompt, sealed: decision.sealed === true };
}

/** What the viewer sees of the game now. It may be kept: views share nothing with the state that can change. */
export function viewFor(course: Course, viewer: Viewer): Fields {
  return asFields(course.game.view(course.line.state, viewer));
}

function asFields(view: unknown): Fields {
  if (typeof view !== 'object' || view === null || Array.isArray(view))
    throw new TypeError('a view should be an object');
  return view as Fields;
}
