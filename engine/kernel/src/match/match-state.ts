import type { Decision, Game, GameEvent } from '../contract.ts';
import type { Outcome } from '../outcome.ts';
import type { SeatRecord } from '../record/types.ts';
import type { Seat } from '../seat.ts';
import type {
  ChoiceEntry,
  EntryRefusal,
  MatchEntry,
  MatchReason,
  TimeEntry,
  WholeMatchEntry,
} from './entry.ts';
import { History, type HistoryPoint, movesBackFrom, undoBarrier } from './history.ts';
import { outcomeAfter } from './resign.ts';
import { Seats } from './seats.ts';

export type MatchStatus = 'running' | 'paused' | 'over' | 'abandoned';

/** A move that an entry made. */
export interface PlayedMove<S, M, E> {
  readonly seat: Seat;
  /** Unredacted. */
  readonly events: E[];
  /** The point of the history after the move. */
  readonly point: HistoryPoint<S, M>;
}

/** The moves that may be taken back now: the last `moves` of them, all made by `seat`. */
export interface Undoable {
  readonly seat: Seat;
  readonly moves: number;
}

/**
 * The validity rules of the match log: the state of a match after its entries, and which entry may come next. Tables, replay and
 * verification all use it, so the record of every log that loads also replays. Only the table checks times, command ids
 * and decision ids.
 */
export class MatchState<S extends V, V, M, E extends GameEvent, O> {
  readonly game: Game<S, V, M, E, O>;
  readonly history: History<S, V, M, E, O>;
  readonly seats: Seats;
  /** Sealed choices that wait for other seats. */
  readonly #sealed = new Map<Seat, M>();
  #status: MatchStatus = 'running';
  #outcome: Outcome | null = null;
  /** Seats that the game asks. */
  #active: readonly Seat[] = [];
  /** Decisions of this position that have been computed, by seat. */
  readonly #decisions: (Decision | null)[];

  /**
   * @param state the state at the start; the match owns it from now on
   * @param seats all seats at the beginning of the match, automata included
   */
  constructor(game: Game<S, V, M, E, O>, state: S, seats: readonly SeatRecord[]) {
    this.game = game;
    this.history = new History(game, state);
    this.seats = new Seats(seats);
    this.#decisions = seats.map(() => null);
    this.#ask();
  }

  /** The current state; read only. After an undo this is another object. */
  get state(): S {
    return this.history.state;
  }

  get status(): MatchStatus {
    return this.#status;
  }

  /** The outcome, with resigned seats ranked last; null while the match runs and if it was abandoned. */
  get outcome(): Outcome | null {
    return this.#outcome;
  }

  /** Whether the match accepts no further entries. */
  get ended(): boolean {
    return this.#status === 'over' || this.#status === 'abandoned';
  }

  /** Seats that must still decide: the seats that the game asks, except those that have sealed. */
  get deciding(): readonly Seat[] {
    return this.#sealed.size === 0 ? this.#active : this.#active.filter((seat) => !this.#sealed.has(seat));
  }

  /** The decision of a seat, whether the seat has sealed or not; null if the seat is not asked. */
  decision(seat: Seat): Decision | null {
    if (!this.#active.includes(seat)) return null;
    const known = this.#decisions[seat];
    if (known) return known;
    const decision = this.game.decision(this.state, seat);
    if (!decision) throw new Error(`${this.game.meta.id} asks seat ${seat} and has no decision for it`);
    this.#decisions[seat] = decision;
    return decision;
  }

  /** The choice that a seat has sealed and that waits for others; undefined if there is none. */
  sealedBy(seat: Seat): M | undefined {
    return this.#sealed.get(seat);
  }

  /** Whether a seat has sealed a choice that waits for others. */
  hasSealed(seat: Seat): boolean {
    return this.#sealed.has(seat);
  }

  /** Returns why an entry cannot come next, or null if it can. Changes nothing. */
  findRefusal(entry: MatchEntry<M>): EntryRefusal | null {
    if (this.#status === 'over' || this.#status === 'abandoned') return this.#status;
    switch (entry.kind) {
      case 'move':
      case 'seal':
      case 'open':
        return this.#choiceRefusal(entry);
      case 'undo':
        return this.undoRefusal(entry.seat, entry.moves);
      case 'resign':
      case 'takeover':
      case 'return':
        return this.seats.findRefusal(entry);
      case 'pause':
      case 'resume':
      case 'abandon':
        return this.#wholeMatchRefusal(entry);
      case 'timeout':
      case 'clock':
        return this.#timeRefusal(entry);
    }
  }

  /**
   * Returns why `seat` cannot take back its last moves, or null if it can. Only people take moves back. Does not check
   * whether the seat is asked at the moment: the table does, since its commands answer decisions.
   */
  undoRefusal(seat: Seat, moves = 1): MatchReason | null {
    if (this.#status !== 'running') return this.#status;
    if (!this.seats.has(seat)) return 'noSeat';
    if (this.seats.of(seat).control !== 'person') return 'botPlays';
    const barrier = undoBarrier(this.history.head, seat, moves);
    return barrier ?? (this.#sealed.size > 0 ? 'undo.sealed' : null);
  }

  /** The moves that can be taken back now. */
  get undoable(): Undoable | null {
    const { head } = this.history;
    if (this.undoRefusal(head.seat)) return null;
    return { seat: head.seat, moves: movesBackFrom(head) };
  }

  /**
   * Carries out an entry that `findRefusal` allows.
   * @returns the game moves it made, in order: none for an entry that only changes who plays, or pauses, resumes or
   * abandons
   */
  apply(entry: MatchEntry<M>): readonly PlayedMove<S, M, E>[] {
    switch (entry.kind) {
      case 'move':
        return this.#playAll([entry], false);
      case 'seal':
        return this.#seal(entry);
      case 'open':
        // The sealed choices of a round can no longer be taken back once the last of them is open.
        return this.#playAll([entry], this.#active.length === 1);
      case 'undo':
        this.history.back(entry.moves ?? 1);
        this.#ask();
        return [];
      case 'resign':
      case 'takeover':
      case 'return':
        this.seats.apply(entry);
        if (entry.kind === 'resign') this.#endIfOver();
        return [];
      case 'pause':
      case 'resume':
        this.#status = entry.kind === 'pause' ? 'paused' : 'running';
        return [];
      case 'abandon':
        this.#end('abandoned', null);
        return [];
      case 'timeout':
      case 'clock':
        return [];
    }
  }

  #choiceRefusal({ kind, seat, move }: ChoiceEntry<M>): EntryRefusal | null {
    if (this.#status === 'paused') return 'paused';
    if (!this.seats.has(seat)) return 'noSeat';
    const refusal = this.game.refusal(this.state, seat, move);
    if (refusal) return refusal;
    const decision = this.decision(seat);
    if (!decision) return 'notDeciding';
    if ((decision.sealed === true) !== (kind !== 'move')) return 'wrongKind';
    if (kind !== 'open') return null;
    return this.#sealed.size === 0 && seat === this.#active[0] ? null : 'opening';
  }

  #wholeMatchRefusal({ kind, seat }: WholeMatchEntry): MatchReason | null {
    if (seat !== null && !this.seats.isPersons(seat)) return 'notPerson';
    if (kind === 'pause') return this.#status === 'paused' ? 'paused' : null;
    if (kind === 'resume') return this.#status === 'paused' ? null : 'notPaused';
    return null;
  }

  /**
   * Returns why a clock entry cannot come next, or null if it can. Only people have clocks. A clock can run out while
   * the game asks its seat, even if the seat has sealed: in a record sealed choices come later than in the log.
   */
  #timeRefusal(entry: TimeEntry): MatchReason | null {
    const { seat } = entry;
    if (seat !== null && !this.seats.isPersons(seat)) return 'notPerson';
    if (entry.kind === 'clock') return null;
    if (this.#status === 'paused') return 'paused';
    const { control, resigned } = this.seats.of(entry.seat);
    if (resigned) return 'resigned';
    if (control !== 'person') return 'takenOver';
    return this.#active.includes(entry.seat) ? null : 'notDeciding';
  }

  /** Keeps a sealed choice. After the last one, plays all of them in seat order. */
  #seal({ seat, move }: ChoiceEntry<M>): readonly PlayedMove<S, M, E>[] {
    this.#sealed.set(seat, move);
    if (this.#sealed.size < this.#active.length) return [];
    const choices = [...this.#sealed].map(([each, choice]) => ({ seat: each, move: choice }));
    this.#sealed.clear();
    return this.#playAll(
      choices.toSorted((a, b) => a.seat - b.seat),
      true,
    );
  }

  #playAll(
    choices: readonly { readonly seat: Seat; readonly move: M }[],
    sealed: boolean,
  ): readonly PlayedMove<S, M, E>[] {
    const { history } = this;
    const played: PlayedMove<S, M, E>[] = [];
    for (const { seat, move } of choices) {
      const events = history.play(seat, move, sealed);
      played.push({ seat, events, point: history.head });
    }
    this.#ask();
    return played;
  }

  /** Determines which seats the game asks in a new position. */
  #ask(): void {
    this.#decisions.fill(null);
    this.#endIfOver();
    if (!this.ended) this.#active = [...this.game.active(this.state)];
  }

  /** Ends the match if the game is over or too few seats are left to play it. */
  #endIfOver(): void {
    const { resigned, count: seats, people } = this.seats;
    const { game, state } = this;
    const soFar = () => game.scoreSoFar?.(state);
    const outcome = outcomeAfter(game.outcome(state), resigned, { seats, people }, soFar);
    if (outcome) this.#end('over', outcome);
  }

  #end(status: 'over' | 'abandoned', outcome: Outcome | null): void {
    this.#status = status;
    this.#outcome = outcome;
    this.#active = [];
    this.#sealed.clear();
  }
}
