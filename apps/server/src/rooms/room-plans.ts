import type { Seat } from '@durbar/kernel';
import type { LogEntry } from '@durbar/table';
import type { PlanRow } from '../storage/rows.ts';
import { notStored, type RowChange } from '../storage/store.ts';
import type { RoomChanges } from './changes.ts';
import type { Publisher } from './publisher.ts';
import type { RoomUsage } from './room-usage.ts';
import type { RoomView, Settle } from './room-view.ts';
import { hasEnded } from './seats.ts';

type PlannedRoom = Pick<RoomView, 'id' | 'table' | 'seats' | 'match' | 'plannedSeats' | 'context'> & {
  readonly canStore: boolean;
  readonly usage: Pick<RoomUsage, 'touch'>;
  readonly publisher: Pick<Publisher, 'sendOwnInfo'>;
  botOf(seat: Seat): string | null;
};

/** Keeps what the people of a table have planned, until they decide, play their seat no longer, or the match ends. */
export class RoomPlans {
  readonly #room: PlannedRoom;
  readonly #changes: RoomChanges;
  readonly #apply: (change: RowChange) => void;
  /** The kinds of the decisions of people at the last look. */
  #asked: ReadonlyMap<Seat, string> = new Map();

  /** @param apply makes a change in memory */
  constructor(room: PlannedRoom, changes: RoomChanges, apply: (change: RowChange) => void) {
    this.#room = room;
    this.#changes = changes;
    this.#apply = apply;
    this.look();
  }

  /** Notes who is asked what. Call it after the table was read. */
  look(): void {
    const { match, plannedSeats } = this.#room;
    const awaiting = plannedSeats.size > 0 && match ? match.awaiting() : [];
    this.#asked = new Map(awaiting.map(({ seat, decision }) => [seat, decision.kind]));
  }

  /** Stores the plan of a seat or what became of it; null removes both. */
  change(seat: Seat, row: PlanRow | null, done: Settle): void {
    const room = this.#room;
    if (!room.canStore) return done(notStored(room.context.store));
    const of = { table: room.id, seat };
    const change: RowChange = row ? { kind: 'put plan', ...of, row } : { kind: 'drop plan', ...of };
    room.usage.touch();
    this.#apply(change);
    this.look();
    const settle: Settle = (error) => {
      done(error);
      if (!error) room.publisher.sendOwnInfo(seat);
    };
    // Others are told nothing, not even by the time of other messages.
    this.#changes.submit([], [change], settle, { shows: false, urgent: false });
  }

  /**
   * Ends the plans that are void since the last call. The changes belong into the commit of what made them so.
   * @param entries the log entries since then
   */
  follow(entries: readonly LogEntry[]): RowChange[] {
    const { id: table, plannedSeats } = this.#room;
    if (plannedSeats.size === 0) return [];
    const ended = [...plannedSeats].filter(
      ([seat, row]) => this.isVoid(seat, row) || (row.plan && this.#decided(seat, row.plan.kind, entries)),
    );
    const changes = ended.map(([seat]): RowChange => ({ kind: 'drop plan', table, seat }));
    for (const change of changes) this.#apply(change);
    this.look();
    return changes;
  }

  /** Tells the people whose plans ended. @param changes what is durable now */
  tell(changes: readonly RowChange[]): void {
    for (const change of changes)
      if (change.kind === 'drop plan') this.#room.publisher.sendOwnInfo(change.seat);
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
