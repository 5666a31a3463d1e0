import type { Decision, Game, GameEvent, Refusal, Seat } from '@durbar/kernel';
import { at, outcomeAfter } from '@durbar/kernel';
import { Clocks } from './clocks.ts';
import type { Point } from './line.ts';
import { Line } from './line.ts';
import { tableRefusal } from './refusals.ts';
import type { Seating } from './seating.ts';
import type { LogEntry, MatchOutcome, MatchStatus } from './types.ts';

/** One line of what happened, unredacted. There are the same lines for every viewer. */
export interface Occurrence {
  readonly at: number;
  readonly kind: LogEntry['kind'];
  readonly seat: Seat | null;
  /** The entry that tells of it, where it is no choice in the game. */
  readonly entry: TableEntry | null;
  readonly events: readonly GameEvent[];
  /** Where the match stood after it. */
  readonly point: Point;
}

/** An entry that is no choice in the game. */
export type TableEntry = Exclude<LogEntry, { readonly kind: 'move' | 'seal' }>;

/** What one entry of the log brought: new occurrences, or, where a sealed choice was only changed, news for its owner. */
export interface Step {
  readonly occurrences: readonly Occurrence[];
  readonly owner: Seat | null;
}

/** The decision a seat has to make. */
export interface Pending {
  readonly id: number;
  readonly decision: Decision;
}

/**
 * How a match stands: what follows from its log, entry by entry, and nothing else. Trusts its entries; whether one is
 * allowed is judged before.
 */
export class Course {
  readonly game: Game;
  readonly line: Line;
  readonly seating: Seating;
  readonly clocks: Clocks;
  /** Whatever everybody may know to have happened, in order. */
  readonly occurrences: Occurrence[] = [];
  /** Sealed choices that wait for others. */
  readonly sealed = new Map<Seat, unknown>();
  #status: MatchStatus = 'running';
  #outcome: MatchOutcome | null = null;
  #active: readonly Seat[] = [];
  #steps = 0;
  readonly #changes: number[];
  readonly #asked: number[];
  readonly #pending: (Pending | null)[];

  /** @param state the state at the start, taken over */
  constructor(game: Game, state: unknown, seating: Seating) {
    const seats = seating.count;
    this.game = game;
    this.line = new Line(game, state);
    this.seating = seating;
    this.clocks = new Clocks(seats);
    this.#changes = Array.from({ length: seats }, () => 0);
    this.#asked = Array.from({ length: seats }, () => 0);
    this.#pending = Array.from({ length: seats }, () => null);
    this.#ask();
  }

  get status(): MatchStatus {
    return this.#status;
  }

  get outcome(): MatchOutcome | null {
    return this.#outcome;
  }

  /** Whether nothing can happen any more. */
  get ended(): boolean {
    return this.#status === 'over' || this.#status === 'abandoned';
  }

  /** Entries so far that everybody may know of. */
  get steps(): number {
    return this.#steps;
  }

  /** How often this seat changed a choice it had sealed, which only its owner may know. */
  changes(seat: Seat): number {
    return at(this.#changes, seat);
  }

  /** Seats that must still decide: the game's active seats without those that have sealed. */
  deciding(): readonly Seat[] {
    return this.sealed.size === 0 ? this.#active : this.#active.filter((seat) => !this.sealed.has(seat));
  }

  /** The decision of a seat that is active, whether it has sealed or not; null for others. */
  pending(seat: Seat): Pending | null {
    return at(this.#pending, seat);
  }

  /** Carries out one entry. */
  enter(entry: LogEntry): Step {
    if (entry.kind === 'seal' && this.sealed.has(entry.seat)) {
      this.sealed.set(entry.seat, entry.move);
      this.#changes[entry.seat] = this.changes(entry.seat) + 1;
      return { occurrences: [], owner: entry.seat };
    }
    this.clocks.advance(entry.at, this.#status === 'running' ? this.deciding() : []);
    const before = this.occurrences.length;
    this.#carryOut(entry);
    this.#steps++;
    return { occurrences: this.occurrences.slice(before), owner: null };
  }

  /** Why `seat` can't take its last move back, or null if it can. */
  undoRefusal(seat: Seat): Refusal | null {
    const { head } = this.line;
    if (this.#status !== 'running') return tableRefusal(this.#status);
    if (this.seating.of(seat).control !== 'person') return tableRefusal('botPlays');
    if (!this.pending(seat)) return tableRefusal('notDeciding');
    if (!head.parent || head.parent.turn !== head.turn) return tableRefusal('undo.nothing');
    if (head.barrier) return tableRefusal(head.barrier === 'sealed' ? 'undo.sealed' : 'undo.revealed');
    return head.seat === seat ? null : tableRefusal('undo.others');
  }

  #carryOut(entry: LogEntry): void {
    switch (entry.kind) {
      case 'move':
        return this.#move(entry.at, entry.seat, entry.move);
      case 'seal':
        return this.#seal(entry.at, entry.seat, entry.move);
      case 'undo':
        this.line.back();
        this.#note(entry);
        return this.#ask();
      case 'resign':
        this.seating.resign(entry.seat, entry.bot);
        this.#endIfOver();
        return this.#note(entry);
      case 'takeover':
        this.seating.takeOver(entry.seat, entry.bot);
        return this.#note(entry);
      case 'return':
        this.seating.giveBack(entry.seat);
        return this.#note(entry);
      case 'pause':
        this.#status = 'paused';
        return this.#note(entry);
      case 'resume':
        this.#status = 'running';
        return this.#note(entry);
      case 'abandon':
        this.#end('abandoned', null);
        return this.#note(entry);
    }
  }

  #move(at: number, seat: Seat, move: unknown): void {
    this.#play(at, seat, move, false);
    this.#ask();
  }

  /** Keeps a choice; the last one has all of them applied, in seat order. */
  #seal(at: number, seat: Seat, move: unknown): void {
    this.sealed.set(seat, move);
    this.occurrences.push({ at, kind: 'seal', seat, entry: null, events: [], point: this.line.head });
    if (this.deciding().length > 0) return;
    for (const each of this.#active) this.#play(at, each, this.sealed.get(each), true);
    this.sealed.clear();
    this.#ask();
  }

  #play(at: number, seat: Seat, move: unknown, sealed: boolean): void {
    const events = this.line.play(seat, move, sealed);
    this.occurrences.push({ at, kind: 'move', seat, entry: null, events, point: this.line.head });
  }

  /** Finds out who must decide what now. Each active seat's decision is a new one, with a new number. */
  #ask(): void {
    const { game, line } = this;
    this.#endIfOver();
    if (this.ended) return;
    this.#active = [...game.active(line.state)];
    this.#pending.fill(null);
    for (const seat of this.#active) {
      const decision = game.decision(line.state, seat);
      if (!decision) throw new Error(`${game.meta.id} asks seat ${seat} for nothing`);
      const id = at(this.#asked, seat) + 1;
      this.#asked[seat] = id;
      this.#pending[seat] = { id, decision };
    }
  }

  /** Ends the match where the game is over, or nobody is left to play it. */
  #endIfOver(): void {
    const { resigned, count: seats, people } = this.seating;
    const outcome = outcomeAfter(this.game.outcome(this.line.state), resigned, { seats, people });
    if (outcome) this.#end('over', { ...outcome, resigned: resigned.toSorted((a, b) => a - b) });
  }

  #end(status: 'over' | 'abandoned', outcome: MatchOutcome | null): void {
    this.#status = status;
    this.#outcome = outcome;
    this.#active = [];
    this.#pending.fill(null);
    this.sealed.clear();
  }

  /** An occurrence at the table that is no move. */
  #note(entry: TableEntry): void {
    const { at, kind, seat } = entry;
    this.occurrences.push({ at, kind, seat, entry, events: [], point: this.line.head });
  }
}
