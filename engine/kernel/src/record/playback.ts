import type { Game, GameEvent } from '../contract.ts';
import { FormatError } from '../errors.ts';
import { hashPosition } from '../hash.ts';
import { describeRefusal, type EntryRefusal, type MatchEntry } from '../match/entry.ts';
import { MatchState, type Undoable } from '../match/match-state.ts';
import type { Outcome } from '../outcome.ts';
import type { Seat } from '../seat.ts';
import { withDigest } from './digest.ts';
import { EntryError, type EntryProblem } from './errors.ts';
import type { StartedMatch } from './start.ts';
import type { Entry, MatchRecord, TableEntry } from './types.ts';

/**
 * Plays the entries of a record one after the other. Refuses entries that the validity rules of the match log do not allow, and
 * has the state, the outcome and the record at any time.
 */
export class Playback<S extends V, V, M, E extends GameEvent, O> {
  readonly #start: StartedMatch<S, O>['start'];
  readonly #match: MatchState<S, V, M, E, O>;
  readonly #entries: Entry[] = [];

  /** @param match the result of `startMatch` or `reopenMatch`; the playback owns its state from now on */
  constructor(game: Game<S, V, M, E, O>, { start, state }: StartedMatch<S, O>) {
    this.#start = start;
    this.#match = new MatchState(game, state, start.seats);
  }

  /** The current state; read only. After an undo this is another object. */
  get state(): S {
    return this.#match.state;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Null while the match runs and if it was abandoned. */
  get outcome(): Outcome | null {
    return this.#match.outcome;
  }

  /** Whether the match accepts no further entries. */
  get over(): boolean {
    return this.#match.ended;
  }

  get paused(): boolean {
    return this.#match.status === 'paused';
  }

  /** Seats that resigned, in the order of resignation. */
  get resigned(): readonly Seat[] {
    return this.#match.seats.resigned;
  }

  /** The moves that can be taken back now. */
  get undoable(): Undoable | null {
    return this.#match.undoable;
  }

  /**
   * Adds the next entry.
   * @returns the game's events, unredacted; none for undo and the table's own entries
   * @throws {EntryError} if the match refuses the entry; nothing has changed then
   */
  add(entry: Entry): E[] {
    const read = this.#read(entry);
    const refusal = this.#match.findRefusal(read);
    if (refusal) throw this.#refused(read, refusal);
    const [played] = this.#match.apply(read);
    this.#entries.push(entry);
    return played?.events ?? [];
  }

  /** The record of the match so far, with its digest. */
  record(): MatchRecord {
    return withDigest({
      ...this.#start,
      entries: [...this.#entries],
      outcome: this.outcome,
      hash: hashPosition(this.#match.game, this.state),
    });
  }

  /** Converts an entry of the record to an entry of the match log. Records keep sealed choices as moves. */
  #read(entry: Entry): MatchEntry<M> {
    if ('table' in entry) return readTableEntry(entry);
    if ('undo' in entry) return { kind: 'undo', seat: entry.undo, moves: entry.back };
    const { seat } = entry;
    const kind = this.#match.decision(seat)?.sealed ? 'open' : 'move';
    return { kind, seat, move: this.#parse(entry.move) };
  }

  #parse(raw: unknown): M {
    // A match that refuses all moves does not parse them either.
    const { game, status } = this.#match;
    if (status === 'paused') throw this.#error('paused', 'the match is paused');
    if (status !== 'running') throw this.#error('over', 'the match was over before it');
    try {
      return game.parseMove(raw);
    } catch (error) {
      if (error instanceof FormatError) throw this.#error('form', error.message);
      throw error;
    }
  }

  #refused(entry: MatchEntry<M>, refusal: EntryRefusal): EntryError {
    const problem = toProblem(entry, refusal);
    return this.#error(problem, this.#why(entry, refusal), typeof refusal === 'string' ? null : refusal);
  }

  #why(entry: MatchEntry<M>, refusal: EntryRefusal): string {
    const { kind, seat } = entry;
    if (seat !== null && !this.#match.seats.has(seat)) return `there is no seat ${seat}`;
    if (typeof refusal !== 'string')
      return `seat ${seat} may not make this move: ${refusal.clause}, ${refusal.key}`;
    if (kind !== 'undo' || refusal === 'paused') return describeRefusal(entry, refusal);
    const most = this.undoable?.seat === seat ? this.undoable.moves : 0;
    return `seat ${seat} cannot take back ${entry.moves} moves, at most ${most}`;
  }

  #error(problem: EntryProblem, why: string, refusal: EntryError['refusal'] = null): EntryError {
    return new EntryError(problem, this.#entries.length, why, refusal);
  }
}

function readTableEntry(entry: TableEntry): MatchEntry<never> {
  switch (entry.table) {
    case 'takeover':
      return { kind: entry.table, seat: entry.seat, bot: entry.bot };
    case 'resign':
    case 'return':
    case 'timeout':
      return { kind: entry.table, seat: entry.seat };
    case 'clock':
      return { kind: entry.table, seat: entry.seat ?? null, change: entry.change, ms: entry.ms };
    default:
      return { kind: entry.table, seat: entry.seat ?? null };
  }
}

function toProblem({ kind }: MatchEntry, refusal: EntryRefusal): EntryProblem {
  if (refusal === 'over' || refusal === 'abandoned') return 'over';
  switch (kind) {
    case 'move':
    case 'seal':
    case 'open':
      return refusal === 'noSeat' ? 'form' : 'illegal';
    case 'undo':
      return refusal === 'paused' ? 'paused' : 'undo';
    default:
      return 'table';
  }
}
