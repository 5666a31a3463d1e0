import type { Game, GameEvent } from '../contract.ts';
import { FormatError } from '../errors.ts';
import { hashOf } from '../hash.ts';
import type { Outcome } from '../outcome.ts';
import type { Seat } from '../seat.ts';
import { EntryError } from './errors.ts';
import { outcomeAfter } from './resign.ts';
import type { StartedMatch } from './start.ts';
import { TableState } from './table-state.ts';
import { TurnLog, type Undoable } from './turn-log.ts';
import type { Entry, MatchRecord, MoveEntry, UndoEntry } from './types.ts';

/**
 * A match as its entries build it up. Takes one entry after the other, refuses what the rules, the limits of undo or
 * the table's order do not allow, and knows state, outcome and record at any time.
 */
export class Playback<S extends V, V, M, E extends GameEvent, O> {
  readonly #game: Game<S, V, M, E, O>;
  readonly #match: StartedMatch<S, O>;
  readonly #table: TableState;
  readonly #entries: Entry[] = [];
  #log: TurnLog<S, V, M, E, O>;
  #state: S;
  #outcome: Outcome | null;

  /** @param match as `startMatch` or `reopenMatch` gave it; its state is taken over */
  constructor(game: Game<S, V, M, E, O>, match: StartedMatch<S, O>) {
    this.#game = game;
    this.#match = match;
    this.#state = match.state;
    this.#table = new TableState(match.start.seats);
    this.#log = new TurnLog(game, match.state);
    this.#outcome = game.outcome(match.state);
  }

  /** The state now, to be read only. Another object after an undo. */
  get state(): S {
    return this.#state;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Null while the match goes on and where it was abandoned. */
  get outcome(): Outcome | null {
    return this.#outcome;
  }

  /** Nothing can be added any more. */
  get over(): boolean {
    return this.#outcome !== null || this.#table.abandoned;
  }

  get paused(): boolean {
    return this.#table.paused;
  }

  /** Who resigned, in that order. */
  get resigned(): readonly Seat[] {
    return this.#table.resigned;
  }

  /** What may be taken back now. */
  get undoable(): Undoable | null {
    return this.over ? null : this.#log.undoable;
  }

  /**
   * Takes the next entry.
   * @returns what happened in the game, unredacted; nothing for undo and the table's own entries
   * @throws {EntryError} if the match cannot take it; nothing has changed then
   */
  add(entry: Entry): E[] {
    if (this.over) throw this.#error('over', 'the match was over before it');
    let events: E[] = [];
    if ('table' in entry) {
      const why = this.#table.take(entry);
      if (why !== null) throw this.#error('table', why);
    } else if (this.paused) throw this.#error('paused', 'the match is paused');
    else if ('undo' in entry) this.#takeBack(entry);
    else events = this.#make(entry);
    this.#entries.push(entry);
    this.#outcome = outcomeAfter(this.#game.outcome(this.#state), this.resigned, {
      seats: this.#match.start.seats.length,
      people: this.#match.start.seats.filter(({ kind }) => kind === 'person').length,
    });
    return events;
  }

  /** The whole match so far. */
  record(): MatchRecord {
    const { entries, outcome } = this;
    return {
      ...this.#match.start,
      entries: [...entries],
      outcome,
      hash: hashOf(this.#game, this.#state),
    };
  }

  #make(entry: MoveEntry): E[] {
    const move = this.#parse(entry.move);
    if (entry.seat >= this.#match.start.seats.length)
      throw this.#error('form', `there is no seat ${entry.seat}`);
    const refusal = this.#game.refusal(this.#state, entry.seat, move);
    if (refusal) {
      const why = `seat ${entry.seat} may not make this move: ${refusal.clause}, ${refusal.key}`;
      throw new EntryError('illegal', this.#entries.length, why, refusal);
    }
    const events: E[] = [];
    this.#game.apply(this.#state, entry.seat, move, events);
    this.#log.note(entry.seat, move, events, this.#state);
    return events;
  }

  #parse(raw: unknown): M {
    try {
      return this.#game.parseMove(raw);
    } catch (error) {
      if (error instanceof FormatError) throw this.#error('form', error.message);
      throw error;
    }
  }

  #takeBack({ undo, back }: UndoEntry): void {
    const { undoable } = this;
    const most = undoable?.seat === undo ? undoable.moves : 0;
    if (!(back >= 1 && back <= most))
      throw this.#error('undo', `seat ${undo} cannot take back ${back} moves, at most ${most}`);
    this.#state = this.#log.takeBack(back);
  }

  #error(problem: EntryError['problem'], why: string): EntryError {
    return new EntryError(problem, this.#entries.length, why);
  }
}
