import type { Seat } from '@durbar/kernel';
import type { LogEntry } from '@durbar/table';
import type { PlanRow } from '../storage/rows.ts';
import type { RowChange } from '../storage/store.ts';
import type { RoomView } from './room-view.ts';
import { hasEnded } from './seats.ts';

type PlannedRoom = Pick<RoomView, 'id' | 'table' | 'seats' | 'match' | 'plannedSeats'> & {
  botOf(seat: Seat): string | null;
};

/**
 * Follows what makes plans of a table void, in the commits of the entries that do: their person decides, or plays the seat no
 * longer, or the match ends.
 */
export class RoomPlans {
  readonly #room: PlannedRoom;
  /** The kinds of the decisions of people at the last look. */
  #asked: ReadonlyMap<Seat, string> = new Map();

  constructor(room: PlannedRoom) {
    this.#room = room;
    this.look();
  }

  /** Notes who is asked what. Call it after a plan is left. */
  look(): void {
    const { match, plannedSeats } = this.#room;
    const awaiting = plannedSeats.size > 0 && match ? match.awaiting() : [];
    this.#asked = new Map(awaiting.map(({ seat, decision }) => [seat, decision.kind]));
  }

  /** The changes since the last call. @param entries the log entries since then */
  follow(entries: readonly LogEntry[]): RowChange[] {
    const { id: table, plannedSeats } = this.#room;
    if (plannedSeats.size === 0) return [];
    const ended = [...plannedSeats].filter(
      ([seat, row]) => this.isVoid(seat, row) || (row.plan && this.#decided(seat, row.plan.kind, entries)),
    );
    this.look();
    return ended.map(([seat]) => ({ kind: 'drop plan', table, seat }));
  }

  /** Whether somebody else plays the seat now, or nobody any more. */
  isVoid(seat: Seat, { person }: PlanRow): boolean {
    const { seats, table, match } = this.#room;
    const isOver = hasEnded(table) || match?.status === 'over' || match?.status === 'abandoned';
    return isOver || seats[seat]?.person !== person || this.#room.botOf(seat) !== null;
  }

  /** Whether the seat has made the decision for which its plan was. */
  #decided(seat: Seat, kind: string, entries: readonly LogEntry[]): boolean {
    return (
      this.#asked.get(seat) === kind &&
      entries.some((entry) => (entry.kind === 'move' || entry.kind === 'seal') && entry.seat === seat)
    );
  }
}
