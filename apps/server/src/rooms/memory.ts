import { computeCommitment, type Game, type Seat } from '@durbar/kernel';
import { type ChatLine, LIMITS } from '@durbar/protocol';
import { computeProgress, type LogEntry, type Match, type MatchWithoutRules } from '@durbar/table';
import type { ServerContext } from '../core/context.ts';
import {
  FORMER_PERSON,
  type InvitationRow,
  type PlanRow,
  type SeatRow,
  type TableRow,
} from '../storage/rows.ts';
import type { RowChange } from '../storage/store.ts';
import { Occupants } from './occupants.ts';
import { describeResult } from './result.ts';
import { RoomClocks, type StoredClocks } from './room-clocks.ts';
import type { LogDamage } from './stored-log.ts';

/** A table whose game, or rules version, this build does not have. */
export interface Unplayable {
  /** The versions of its game that this build has, ascending; none where it does not have the game. */
  readonly known: readonly number[];
  /** Null before the start. */
  readonly match: MatchWithoutRules | null;
}

/** The log of a table's match, whether or not it can be played; empty before the start. */
function logOf({ match, unplayable }: Pick<Contents, 'match' | 'unplayable'>): readonly LogEntry[] {
  return match?.log ?? unplayable?.match?.log ?? [];
}

/** Whose commits a loaded table's are, and the number that its next log entry gets. */
export function storedLength(contents: Contents): { epoch: number; next: number } {
  return { epoch: contents.epoch, next: contents.damage?.next ?? logOf(contents).length };
}

/** What is read of a table when it is loaded. */
export interface Contents {
  /** Null where this build does not have it; `unplayable` then says more. */
  readonly game: Game | null;
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly keys: ReadonlyMap<string, Seat>;
  readonly invitations: ReadonlyMap<string, InvitationRow>;
  readonly names: ReadonlyMap<string, string>;
  readonly chat: readonly ChatLine[];
  readonly chatCommands: readonly string[];
  /** Number of automaton seats. */
  readonly automata: number;
  /** As far as its log can be followed. */
  readonly match: Match | null;
  readonly unplayable: Unplayable | null;
  readonly damage: LogDamage | null;
  readonly clocks: StoredClocks | null;
  /** Whom the host has banned. */
  readonly bans: readonly string[];
  readonly plans: ReadonlyMap<Seat, PlanRow>;
  /** The room's epoch as its writer. */
  readonly epoch: number;
}

/** A row that only its owner modifies: copying it at every move would be slow. */
type OwnedTable = { -readonly [K in keyof TableRow]: TableRow[K] };

/** What a table in memory needs of the server. */
type MemoryContext = Pick<ServerContext, 'now' | 'elapsed' | 'outages' | 'personClocks'>;

/** A loaded table in memory: its rows, its match, and what is derived from them. */
export class TableMemory {
  readonly game: Game | null;
  readonly unplayable: Unplayable | null;
  readonly automata: number;
  /** Why the match cannot go on; null if it can. */
  readonly damage: LogDamage | null;
  readonly seats: SeatRow[];
  readonly keys: Map<string, Seat>;
  readonly invitations: Map<string, InvitationRow>;
  readonly names: Map<string, string>;
  /** What people have planned for their seats. */
  readonly plans: Map<Seat, PlanRow>;
  readonly chat: ChatLine[];
  /** Whom the host has banned. */
  readonly bans: Set<string>;
  /** The commands of the newest chat lines, oldest first. */
  readonly chatCommands: Set<string>;
  /** Null at a table without a clock. */
  readonly clocks: RoomClocks | null;
  readonly #clock: MemoryContext;
  /** When the match started, on the clock that nobody can set. */
  #startedAt: number;
  #table: OwnedTable;
  #commitment: string;
  #match: Match | null;
  #occupants: Occupants;

  constructor(contents: Contents, clock: MemoryContext) {
    const { game, automata, table, seats, keys, names, chat, chatCommands, match, unplayable, damage } =
      contents;
    this.invitations = new Map(contents.invitations);
    this.#clock = clock;
    this.#startedAt = clock.elapsed() - timeAtLoad(table, logOf(contents), clock.now());
    this.game = game;
    this.unplayable = unplayable;
    this.automata = automata;
    this.#commitment = computeCommitment(table.secret);
    this.seats = [...seats];
    this.keys = new Map(keys);
    this.names = new Map(names);
    this.plans = new Map(contents.plans);
    this.chat = [...chat];
    this.bans = new Set(contents.bans);
    this.chatCommands = new Set(chatCommands);
    this.#table = { ...table };
    this.#match = match;
    this.damage = damage;
    this.#occupants = new Occupants(seats, logOf(contents));
    const personAt = (seat: Seat): string | null => this.seats[seat]?.person ?? null;
    this.clocks = contents.clocks && new RoomClocks(clock, contents.clocks, personAt);
    if (match && !damage) this.clocks?.adopt(match);
  }

  get table(): TableRow {
    return this.#table;
  }

  /** Binds the table to its present secret; shown from the start. */
  get commitment(): string {
    return this.#commitment;
  }

  get match(): Match | null {
    return this.#match;
  }

  /** Who plays the seats at the moment. */
  get occupants(): Occupants {
    return this.#occupants;
  }

  startMatch(match: Match): void {
    const now = this.#clock.now();
    this.#match = match;
    this.#startedAt = this.#clock.elapsed();
    this.#table = { ...this.#table, startedAt: now, lastAt: now };
    this.#occupants = new Occupants(this.seats, match.log);
  }

  /** Milliseconds since the match started. */
  matchTime(): number {
    return this.#clock.elapsed() - this.#startedAt;
  }

  /** Something happened that every viewer may see. */
  touch(now: number): void {
    this.#table.lastAt = Math.max(this.#table.lastAt, now);
  }

  /** Makes a change that will be stored; changes of other tables are ignored. */
  apply(change: RowChange): void {
    if (!concerns(change, this.#table.id)) return;
    switch (change.kind) {
      case 'put table':
        return this.#putTable(change.table);
      case 'put seat':
        return this.#putSeat(change.seat, change.row);
      case 'put key':
        this.keys.set(change.person, change.seat);
        return;
      case 'drop keys':
        return this.#dropKeys(change.seat);
      case 'drop key':
        this.keys.delete(change.person);
        return;
      case 'put invitation':
        this.invitations.set(change.row.person, change.row);
        return;
      case 'drop invitation':
        this.invitations.delete(change.person);
        return;
      case 'add chat':
        return this.#addChat(change.line, change.command);
      case 'forget chat':
        return this.#forget(change.person);
      case 'move traces':
        return this.#moveChat(change.from, change.to);
      case 'add ban':
        this.bans.add(change.person);
        return;
      case 'drop ban':
        this.bans.delete(change.person);
        return;
      case 'put plan':
        this.plans.set(change.seat, change.row);
        return;
      case 'drop plan':
        this.plans.delete(change.seat);
        return;
      case 'add person':
        // A name that is known already may be newer.
        if (!this.names.has(change.person.id)) this.names.set(change.person.id, change.person.name);
        return;
      case 'put person':
        this.names.set(change.person.id, change.person.name);
        return;
      default:
        return;
    }
  }

  /** Brings the table's summary of the match up to date. @returns the change that stores it */
  summarize(): RowChange {
    const match = this.#match ?? this.unplayable?.match;
    // If the log is damaged, the row knows more than the part that can be read.
    if (match && !this.damage)
      this.#table = {
        ...this.#table,
        status: match.status,
        active: this.#match?.awaiting().map(({ seat }) => seat) ?? [],
        bots: this.#occupants.botSeats(),
        summarizedEntries: match.log.length,
        progress: this.#match ? computeProgress(this.#match) : this.#table.progress,
      };
    return { kind: 'put table', table: { ...this.#table } };
  }

  /** @returns the change that stores how the match ended; none before, and where nobody knows */
  conclude(): RowChange[] {
    const { damage, automata, seats } = this;
    const match = this.#match;
    if (damage || !match?.outcome) return [];
    const seated = seats.map((row, seat) => ({
      row,
      bot: this.#occupants.botOf(seat),
      isWaiting: this.isNewcomer(seat),
    }));
    const { log, outcome } = match;
    return [
      { kind: 'add result', result: describeResult({ table: this.#table, automata, seated, log, outcome }) },
    ];
  }

  /** Brings the clocks to where the match stands. @returns the change that stores them; none without clocks */
  followClocks(): RowChange[] {
    const { clocks, damage } = this;
    if (!clocks || damage) return [];
    if (this.#match) clocks.follow(this.#match);
    // Nobody can play it: nothing is due.
    const row = clocks.row && { ...clocks.row, ...(!this.#match && { deadline: null }) };
    return row ? [{ kind: 'put clocks', table: this.#table.id, clocks: row }] : [];
  }

  /** Whether a bot plays for a person who may still take the seat back. */
  isTakenOver(seat: Seat): boolean {
    const occupants = this.#occupants;
    return (
      this.seats[seat]?.kind === 'person' && occupants.botOf(seat) !== null && !occupants.hasResigned(seat)
    );
  }

  /** Whether a person has sat down in the running match and must wait until the seat keeps no secret. */
  isNewcomer(seat: Seat): boolean {
    const row = this.seats[seat];
    if (!row || row.person === null || row.joinedAt === null) return false;
    return !this.#occupants.hasBegun(seat, row.joinedAt);
  }

  #putTable(table: TableRow): void {
    if (table.secret !== this.#table.secret) this.#commitment = computeCommitment(table.secret);
    this.#table = { ...table };
  }

  #putSeat(seat: Seat, row: SeatRow): void {
    const before = this.seats[seat];
    this.seats[seat] = row;
    if (row.bot !== before?.bot) this.#occupants = new Occupants(this.seats, logOf(this));
  }

  #dropKeys(seat: Seat): void {
    for (const [person, kept] of this.keys) if (kept === seat) this.keys.delete(person);
  }

  #forget(person: string): void {
    this.names.delete(person);
    for (const [i, line] of this.chat.entries())
      if (line.person === person)
        this.chat[i] = { ...line, person: FORMER_PERSON, name: '', text: '', reaction: undefined };
  }

  #moveChat(from: string, to: string): void {
    for (const [i, line] of this.chat.entries())
      if (line.person === from) this.chat[i] = { ...line, person: to };
  }

  #addChat(line: ChatLine, command: string | undefined): void {
    this.chat.push(line);
    if (this.chat.length > LIMITS.chatKept) this.chat.shift();
    if (command !== undefined) this.chatCommands.add(command);
    const [oldest] = this.chatCommands;
    if (this.chatCommands.size > LIMITS.chatKept && oldest !== undefined) this.chatCommands.delete(oldest);
  }
}

/** How long a match has run when it is loaded. The clock may have been set back since its last entry. */
function timeAtLoad({ startedAt }: TableRow, log: readonly LogEntry[], now: number): number {
  return startedAt === null ? 0 : Math.max(log.at(-1)?.at ?? 0, now - startedAt);
}

/** Whether a change may change what is known of a table. */
function concerns(change: RowChange, table: string): boolean {
  if (change.kind === 'add person' || change.kind === 'put person') return true;
  if (change.kind === 'put table') return change.table.id === table;
  return 'table' in change && change.table === table;
}
