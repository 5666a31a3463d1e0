import type { Game, Seat } from '@durbar/kernel';
import type { ChatLine } from '@durbar/protocol';
import type { InvitationRow, PlanRow, SeatRow, TableRow } from '../storage/rows.ts';
import type { TableMemory, Unplayable } from './memory.ts';
import type { RoomClocks } from './room-clocks.ts';
import type { MatchView } from './room-view.ts';
import type { LogDamage } from './stored-log.ts';

/** What a loaded table shows of what is in memory. */
export abstract class LoadedTable {
  protected memory: TableMemory;
  readonly id: string;

  constructor(memory: TableMemory) {
    this.memory = memory;
    this.id = memory.table.id;
  }

  /** The start of its id, for the log: the whole id is the key to a private table. */
  get shortId(): string {
    return this.id.slice(0, 6);
  }

  get game(): Game | null {
    return this.memory.game;
  }
  get unplayable(): Unplayable | null {
    return this.memory.unplayable;
  }
  get commitment(): string {
    return this.memory.commitment;
  }
  get table(): TableRow {
    return this.memory.table;
  }
  get seats(): readonly SeatRow[] {
    return this.memory.seats;
  }
  get keys(): ReadonlyMap<string, Seat> {
    return this.memory.keys;
  }
  get invitations(): ReadonlyMap<string, InvitationRow> {
    return this.memory.invitations;
  }
  get names(): ReadonlyMap<string, string> {
    return this.memory.names;
  }
  get chat(): readonly ChatLine[] {
    return this.memory.chat;
  }
  /** Whom the host has banned. */
  get bans(): ReadonlySet<string> {
    return this.memory.bans;
  }
  /** What people have planned for their seats. */
  get plannedSeats(): ReadonlyMap<Seat, PlanRow> {
    return this.memory.plans;
  }
  /** Whether a chat line of this command is among the newest. */
  hasSaid(command: string): boolean {
    return this.memory.chatCommands.has(command);
  }
  get match(): MatchView | null {
    return this.memory.match;
  }
  get damage(): LogDamage | null {
    return this.memory.damage;
  }
  /** Null at a table without a clock. */
  get clocks(): RoomClocks | null {
    return this.memory.clocks;
  }

  /** Brings the table's summary of the match up to date, in memory. */
  summarize(): void {
    this.memory.summarize();
  }

  /** People whom the table shows from now on have these names. */
  learnNames(names: ReadonlyMap<string, string>): void {
    for (const [person, name] of names) this.memory.names.set(person, name);
  }

  botOf(seat: Seat): string | null {
    return this.memory.occupants.botOf(seat);
  }

  isTakenOver(seat: Seat): boolean {
    return this.memory.isTakenOver(seat);
  }

  isNewcomer(seat: Seat): boolean {
    return this.memory.isNewcomer(seat);
  }

  hasBots(): boolean {
    return this.memory.occupants.hasBots();
  }

  /** Whether the clock of a seat has run out, and its person has not decided since. */
  isOutOfTime(seat: Seat): boolean {
    return this.clocks?.isOutOfTime(seat) ?? false;
  }
}
