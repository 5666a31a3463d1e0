import type { Refusal, Seat, Viewer } from '@durbar/kernel';
import type { Fields } from './same.ts';
import type { TableState } from './table-state.ts';
import type { OwnPart, PendingDecision, SeatSituation, SharedPart } from './types.ts';

/**
 * Computes the part of a situation that is the same for all viewers.
 * @param before the previous part; its unchanged objects are reused, so that comparisons are cheap
 */
export function sharedPart(table: TableState, before: SharedPart | null): SharedPart {
  const { match, outcome } = table;
  const seats = seatParts(table, before?.seats ?? []);
  return { status: match.status, turn: match.history.head.turn, active: match.deciding, seats, outcome };
}

function seatParts(
  { match, clocks }: TableState,
  before: readonly SeatSituation[],
): readonly SeatSituation[] {
  const parts: SeatSituation[] = [];
  let changed = before.length !== match.seats.count;
  for (let seat = 0; seat < match.seats.count; seat++) {
    const { control, bot, resigned } = match.seats.of(seat);
    const usedMs = clocks.used(seat);
    const last = before[seat];
    const isSame =
      last?.control === control && last.bot === bot && last.resigned === resigned && last.usedMs === usedMs;
    parts.push(isSame ? last : { control, bot, resigned, usedMs });
    if (!isSame) changed = true;
  }
  return changed ? parts : before;
}

/** The own part of a viewer who has no decision and nothing to undo. */
const NOTHING: OwnPart = { decision: null, sealed: null, undo: false, undoRefusal: null };

/**
 * The own parts of seats that only wait, by the refusal of an undo. Each refusal has one shared object, so that
 * comparisons are cheap.
 */
const waitingParts = new WeakMap<Refusal, OwnPart>();

/**
 * Computes the part of a situation that only this viewer gets.
 * @param view the viewer's view; the decision is computed from it, so that it cannot reveal more
 */
export function ownPart(table: TableState, viewer: Viewer, view: unknown): OwnPart {
  if (typeof viewer !== 'number') return NOTHING;
  const undoRefusal = table.undoRefusal(viewer);
  const decision = decisionFor(table, viewer, view);
  const sealed = table.match.sealedBy(viewer) ?? null;
  if (undoRefusal && decision === null && sealed === null) return waitingPart(undoRefusal);
  return { decision, sealed, undo: undoRefusal === null, undoRefusal };
}

function waitingPart(undoRefusal: Refusal): OwnPart {
  let part = waitingParts.get(undoRefusal);
  if (!part) {
    part = { ...NOTHING, undoRefusal };
    waitingParts.set(undoRefusal, part);
  }
  return part;
}

/** The decision of a seat, or null if the seat is not asked. */
export function decisionFor(table: TableState, seat: Seat, view: unknown): PendingDecision | null {
  const pending = table.pending(seat);
  const decision = pending && table.game.decision(view, seat);
  if (!decision) return null;
  return { id: pending.id, kind: decision.kind, prompt: decision.prompt, sealed: decision.sealed === true };
}

/** The viewer's view of the game now. The caller may keep it: a view shares no mutable data with the state. */
export function viewFor(table: TableState, viewer: Viewer): Fields {
  return asFields(table.game.view(table.match.state, viewer));
}

function asFields(view: unknown): Fields {
  if (typeof view !== 'object' || view === null || Array.isArray(view))
    throw new TypeError('a view should be an object');
  return view as Fields;
}
