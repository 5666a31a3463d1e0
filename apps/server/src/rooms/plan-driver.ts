import { at, type Seat } from '@durbar/kernel';
import { type Awaited, type ConditionalPlan, judgePlan, type PlanReport } from '@durbar/table';
import type { ServerContext } from '../core/context.ts';
import type { PlanRow } from '../storage/rows.ts';
import { plannedMove } from './play.ts';
import type { Room } from './room.ts';

/** Milliseconds until a plan that could not be stored is tried again, at most. */
const MAX_RETRY_MS = 30_000;

/** A plan whose decision is asked. */
interface Due {
  readonly awaited: Awaited;
  readonly row: PlanRow;
  readonly plan: ConditionalPlan;
}

/**
 * Carries out the plans of people when they are asked, whether or not they are here. All moves of a plan and its end are in one
 * commit: after a crash it was carried out whole, or not at all.
 */
export class PlanDriver {
  readonly #context: ServerContext;
  /** Cancels what is to be done, by room and seat. */
  readonly #waiting = new Map<Room, Map<Seat, () => void>>();
  /** Failed attempts in a row. */
  readonly #failures = new WeakMap<Room, number>();
  #stopped = false;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** Has plans carried out whose decisions are asked. Call it after each durable change. */
  consider(room: Room): void {
    if (this.#stopped || room.broken) return;
    for (const { awaited } of listDue(room)) this.#schedule(room, awaited.seat);
  }

  #schedule(room: Room, seat: Seat): void {
    const waiting = this.#waiting.get(room) ?? new Map<Seat, () => void>();
    if (waiting.has(seat)) return;
    this.#waiting.set(room, waiting);
    room.usage.retain();
    const ms = this.#context.tuning.planDelayMs * 2 ** (this.#failures.get(room) ?? 0);
    const cancel = this.#context.after(Math.min(ms, MAX_RETRY_MS), () => {
      waiting.delete(seat);
      if (waiting.size === 0) this.#waiting.delete(room);
      room.usage.release();
      this.#attend(room, seat);
    });
    waiting.set(seat, cancel);
  }

  #attend(room: Room, seat: Seat): void {
    if (this.#stopped || room.broken) return;
    if (!room.canStore) {
      this.#failed(room);
      return this.#schedule(room, seat);
    }
    const due = listDue(room).find(({ awaited }) => awaited.seat === seat);
    if (due) this.#carryOut(room, due);
  }

  #carryOut(room: Room, { awaited, row, plan }: Due): void {
    const { match } = room;
    if (!match) return;
    const { seat, view } = awaited;
    const verdict = judgePlan(match.game, view, seat, plan);
    if (verdict.kind === 'waits') return;
    if (verdict.kind === 'fails') return this.#end(room, seat, row, { ...verdict, kind: 'dropped' });
    const moves = at(plan.branches, verdict.branch);
    const { branch } = verdict;
    this.#end(room, seat, row, { kind: 'played', line: match.entryCount, moves: moves.length, branch });
    for (const { move } of moves) {
      const now = match.awaiting().find((each) => each.seat === seat);
      if (now && !room.broken)
        plannedMove(room, seat, now.decision.id, move, (error) => this.#done(room, error));
    }
  }

  /** Ends a plan, with a report for its person. What follows in the same turn of the loop is stored with it. */
  #end(room: Room, seat: Seat, { person }: PlanRow, report: PlanReport): void {
    room.plans.change(seat, { person, plan: null, report }, (error) => this.#done(room, error));
  }

  #done(room: Room, error: Error | null): void {
    if (error) this.#failed(room);
    else this.#failures.delete(room);
  }

  /** The room is read again, which has it considered again: a little later with each failure in a row. */
  #failed(room: Room): void {
    this.#failures.set(room, Math.min(10, (this.#failures.get(room) ?? 0) + 1));
  }

  /** Carries out nothing more. */
  stop(): void {
    this.#stopped = true;
    for (const waiting of this.#waiting.values()) for (const cancel of waiting.values()) cancel();
  }
}

/** The plans of a room whose decisions are asked. */
function listDue({ match, damage, plannedSeats, plans }: Room): Due[] {
  if (!match || damage || plannedSeats.size === 0) return [];
  return match.awaiting().flatMap((awaited) => {
    const row = plannedSeats.get(awaited.seat);
    if (!row?.plan || awaited.control !== 'person' || plans.isVoid(awaited.seat, row)) return [];
    return row.plan.kind === awaited.decision.kind ? [{ awaited, row, plan: row.plan }] : [];
  });
}
