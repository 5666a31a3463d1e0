import type {
  Decision,
  Game,
  GameEvent,
  HistoryPoint,
  Refusal,
  Seat,
  SeatRecord,
  Viewer,
} from '@durbar/kernel';
import { at, MatchState, newcomerOf, sameJson } from '@durbar/kernel';
import { Caps } from './caps.ts';
import { Clocks } from './clocks.ts';
import { tableRefusal } from './refusals.ts';
import type { UndoRule } from './setup.ts';
import type { LogEntry, MatchOutcome } from './types.ts';

/** One entry of the log that viewers see, unredacted. Every viewer has the same entries. */
export interface UnredactedEntry {
  readonly at: number;
  readonly kind: LogEntry['kind'];
  readonly seat: Seat | null;
  /** The log entry of the line; null if the line is a choice in the game. */
  readonly entry: TableEntry | null;
  readonly events: readonly GameEvent[];
  /** The point of the history after the line. */
  readonly point: HistoryPoint;
}

/** A log entry that is not a choice in the game. */
export type TableEntry = Exclude<LogEntry, { readonly kind: 'move' | 'seal' }>;

/** The effect of one log entry: new entries for everybody, or an update for the owner of a changed sealed choice. */
export interface Addition {
  readonly entries: readonly UnredactedEntry[];
  readonly owner: Seat | null;
  /** The seat that a newcomer plays from now on. */
  readonly handed: Seat | null;
}

/** When a newcomer began to play a seat. */
interface Handover {
  /** Number of entries before that: of those the newcomer knows what was public. */
  readonly entryCount: number;
  /** Where the match stood. */
  readonly point: HistoryPoint;
}

/** The decision a seat has to make. */
export interface PendingChoice {
  readonly id: number;
  readonly decision: Decision;
}

/**
 * The match state and the table's additions to it: ids of decisions, clocks, and the log entries that viewers see. All of it
 * is derived from the log, entry by entry.
 */
export class TableState {
  readonly match: MatchState<unknown, unknown, unknown, GameEvent, unknown>;
  readonly clocks: Clocks;
  readonly caps = new Caps();
  /** All entries so far, in order. Every viewer may know that they happened. */
  readonly entries: UnredactedEntry[] = [];
  #steps = 0;
  /** For each seat, how often it changed a sealed choice. */
  readonly #changes: number[];
  /** For each seat, the id of its newest decision. */
  readonly #asked: number[];
  /** The newest handover of each seat that has had one. */
  readonly #handovers = new Map<Seat, Handover>();

  /** Whether the table lets nobody take back a move. */
  readonly forbidsUndo: boolean;

  /** @param state the state at the start; the match owns it from now on */
  constructor(game: Game, state: unknown, seats: readonly SeatRecord[], undo: UndoRule = 'turn') {
    this.forbidsUndo = undo === 'never';
    this.match = new MatchState(game, state, seats);
    this.clocks = new Clocks(seats.length);
    this.#changes = seats.map(() => 0);
    this.#asked = seats.map(() => 0);
    this.#numberDecisions();
  }

  get game(): Game {
    return this.match.game;
  }

  /** The match's outcome with the resigned seats; null while the match runs and if it was abandoned. */
  get outcome(): MatchOutcome | null {
    return this.#outcome;
  }
  #outcome: MatchOutcome | null = null;

  /** Number of log entries so far that everybody may know of. */
  get steps(): number {
    return this.#steps;
  }

  /** How often this seat changed a sealed choice; only its owner may know. */
  changes(seat: Seat): number {
    return at(this.#changes, seat);
  }

  /** The decision of a seat that the game asks, whether the seat has sealed or not; null for other seats. */
  pending(seat: Seat): PendingChoice | null {
    const decision = this.match.decision(seat);
    return decision && { id: at(this.#asked, seat), decision };
  }

  /** Returns why `seat` cannot take back its last move now, or null if it can. */
  undoRefusal(seat: Seat): Refusal | null {
    const { match } = this;
    if (this.forbidsUndo && match.status === 'running') return tableRefusal('undo.forbidden');
    const person = match.status === 'running' && match.seats.of(seat).control === 'person';
    if (person && !match.decision(seat)) return tableRefusal('notDeciding');
    if (person && this.#handovers.get(seat)?.point === match.history.head)
      return tableRefusal('undo.newcomer');
    const reason = match.undoRefusal(seat);
    return reason && tableRefusal(reason);
  }

  /** Whether a seat knows or has chosen what only it may know. */
  keepsSecrets(seat: Seat): boolean {
    const { game, match } = this;
    if (game.meta.newcomers === 'never' || match.hasSealed(seat)) return true;
    return !sameJson(game.view(match.state, seat), game.view(match.state, newcomerOf(seat)));
  }

  /** The first line since whoever plays a seat now has played it. */
  playsSince(seat: Seat): number {
    return this.#handovers.get(seat)?.entryCount ?? 0;
  }

  /** As whom a viewer sees line `index` of the log: whoever plays a seat now may have come later. */
  viewerAt(viewer: Viewer, index: number): Viewer {
    return typeof viewer === 'number' && index < this.playsSince(viewer) ? newcomerOf(viewer) : viewer;
  }

  /** Carries out an entry that the match allows. */
  enter(entry: LogEntry): Addition {
    const { match } = this;
    const { at: time, seat } = entry;
    const isChange = entry.kind === 'seal' && match.hasSealed(entry.seat);
    this.caps.add(entry, isChange);
    if (isChange) {
      match.apply(entry);
      this.#changes[entry.seat] = this.changes(entry.seat) + 1;
      return { entries: [], owner: entry.seat, handed: null };
    }
    this.clocks.advance(time, match.status === 'running' ? match.deciding : []);
    const before = this.entries.length;
    if (entry.kind === 'seal') this.#addLine(time, 'seal', seat, null);
    const played = match.apply(entry);
    for (const { seat: mover, events, point } of played)
      this.entries.push({ at: time, kind: 'move', seat: mover, entry: null, events, point });
    if (entry.kind !== 'move' && entry.kind !== 'seal') this.#addLine(time, entry.kind, seat, entry);
    if (played.length > 0 || entry.kind === 'undo') this.#numberDecisions();
    if (match.outcome) this.#outcome ??= this.#outcomeNow();
    this.#steps++;
    const handed = entry.kind === 'return' && entry.newcomer ? entry.seat : null;
    if (handed !== null) this.#handOver(handed);
    return { entries: this.entries.slice(before), owner: null, handed };
  }

  /** A newcomer plays a seat. Not even the number of their updates may reveal how often the earlier choice was changed. */
  #handOver(seat: Seat): void {
    this.#handovers.set(seat, { entryCount: this.entries.length, point: this.match.history.head });
    this.#changes[seat] = 0;
    this.caps.handOver(seat);
  }

  #addLine(time: number, kind: LogEntry['kind'], seat: Seat | null, entry: TableEntry | null): void {
    this.entries.push({ at: time, kind, seat, entry, events: [], point: this.match.history.head });
  }

  /** Gives each asked seat of a new position a new decision with a new id. */
  #numberDecisions(): void {
    for (const seat of this.match.deciding) this.#asked[seat] = at(this.#asked, seat) + 1;
  }

  #outcomeNow(): MatchOutcome | null {
    const { outcome, seats } = this.match;
    return outcome && { ...outcome, resigned: seats.resigned.toSorted((a, b) => a - b) };
  }
}
