import type { Entry, GameEvent, MatchRecord, MoveEntry, SeatRecord, StartedMatch } from '@durbar/kernel';
import { canonicalJson, EntryError, hashPosition, Playback, startMatch, withDigest } from '@durbar/kernel';
import { assertLaw, LawViolation, wrapErrors } from './law.ts';
import { checkConsistency } from './laws/consistency.ts';
import { CopyLog } from './laws/copying.ts';
import { checkEvents } from './laws/events.ts';
import { FastMatch } from './laws/fast-form.ts';
import { checkOutcome } from './laws/outcome.ts';
import { checkJunk } from './laws/parsing.ts';
import { checkRecord } from './laws/records.ts';
import { checkLaterOrders, laterOrderPaths } from './leak/later-orders.ts';
import { checkPosition } from './position.ts';
import { rngFromText } from './rng-from-text.ts';
import type { CheckSubject } from './settings.ts';

/** Plays one match through the kernel's `Playback` and checks the cheap laws after each entry. */
export class CheckedRun {
  readonly #subject: CheckSubject;
  readonly #match: StartedMatch<unknown, unknown>;
  readonly #playback: Playback<unknown, unknown, unknown, GameEvent, unknown>;
  readonly #sums: string;
  readonly #laterOrders: ReturnType<typeof laterOrderPaths>;
  readonly #copies = new CopyLog();
  readonly #fast: FastMatch | null;
  /** Fingerprint of the initial state, then one for each move that has not been undone. */
  readonly #fingerprints: string[];
  /** The entry being applied; stays set if applying it throws. */
  #making: Entry | null = null;
  #turn: number;

  /** @throws {LawViolation} */
  constructor(subject: CheckSubject, seed: string) {
    const { game, configuration } = subject;
    const { options, players } = configuration;
    this.#subject = subject;
    this.#match = wrapErrors('setup', () => startMatch(game, { options, seats: peopleSeats(players), seed }));
    this.#playback = new Playback(game, this.#match);
    this.#sums = this.#conserved();
    this.#turn = game.turn(this.state);
    this.#fingerprints = [game.fingerprint(this.state)];
    this.#laterOrders = laterOrderPaths(this.state, this.#match.start.dealt);
    this.#fast = wrapErrors('the fast form', () => FastMatch.begin(game, this.state, players));
    wrapErrors('junk', () => checkJunk(subject, this.state));
    this.#look();
  }

  get state(): unknown {
    return this.#playback.state;
  }

  get isOver(): boolean {
    return this.#playback.over;
  }

  get undoable(): { readonly seat: number; readonly moves: number } | null {
    return this.#playback.undoable;
  }

  get entries(): readonly Entry[] {
    return this.#playback.entries;
  }

  /**
   * Applies an entry and checks the cheap laws.
   * @throws {EntryError} if the match rejects the entry; the match is then unchanged
   * @throws {LawViolation} if the game breaks a law
   */
  add(entry: Entry): void {
    this.#making = entry;
    let events: readonly GameEvent[];
    try {
      events = this.#playback.add(entry);
    } catch (error) {
      if (error instanceof EntryError) {
        this.#making = null;
        throw error;
      }
      throw new LawViolation('crash', `entry ${this.entries.length}: ${String(error)}`, [], error);
    }
    this.#making = null;
    wrapErrors(`after entry ${this.entries.length - 1}`, () => {
      if ('undo' in entry) this.#afterUndo(entry.back);
      else if ('move' in entry) this.#afterMove(entry, events);
      this.#look();
    });
  }

  /** Runs all checks on the current position. @throws {LawViolation} */
  checkPosition(): void {
    this.#copies.keep(this.#subject.game, this.state);
    checkLaterOrders(this.#subject, this.state, this.#laterOrders);
    this.#compareFast(true);
    checkPosition(this.#subject, this.state);
  }

  /** Runs the checks that need the complete match. @throws {LawViolation} */
  checkEnd(): void {
    wrapErrors('the end', () => {
      this.#copies.check();
      checkOutcome(this.#subject, this.state);
      checkRecord(this.#subject.game, this.#playback.record());
    });
  }

  /** All entries, including the one that threw. */
  get attempted(): readonly Entry[] {
    return this.#making ? [...this.entries, this.#making] : this.entries;
  }

  /** Record of the attempted entries and the moves looked ahead; the hash is that of the current state. */
  failingRecord({ law, message, lookedAhead }: LawViolation): MatchRecord {
    return withDigest({
      ...this.#match.start,
      meta: { law, message },
      entries: [...this.attempted, ...lookedAhead],
      outcome: this.#playback.outcome,
      hash: this.#hash(),
    });
  }

  /** Hash of the current state, or all zeros if the state is too broken to hash. */
  #hash(): string {
    try {
      return hashPosition(this.#subject.game, this.state);
    } catch {
      return '0'.repeat(64);
    }
  }

  #compareFast(thorough: boolean): void {
    const { game, settings } = this.#subject;
    if (!this.#fast) return;
    const rng = rngFromText(`${settings.seed ?? ''} fast ${game.fingerprint(this.state)}`);
    this.#fast.compare(this.state, rng, thorough);
  }

  #afterMove({ seat, move }: MoveEntry, events: readonly GameEvent[]): void {
    const { game, notes, settings } = this.#subject;
    notes.moves++;
    notes.reached.add(game.describeMove(move, this.state).key);
    const turn = game.turn(this.state);
    assertLaw(turn >= this.#turn, 'turn', `the turn number fell from ${this.#turn} to ${turn}`);
    this.#turn = turn;
    const fingerprint = game.fingerprint(this.state);
    this.#fingerprints.push(fingerprint);
    this.#fast?.add(seat, move);
    this.#compareFast(false);
    checkEvents(this.#subject, events, rngFromText(`${settings.seed ?? ''} events ${fingerprint}`));
  }

  #afterUndo(back: number): void {
    const { game, notes } = this.#subject;
    notes.reached.add('undo');
    this.#fingerprints.length -= back;
    const before = this.#fingerprints.at(-1);
    assertLaw(
      game.fingerprint(this.state) === before,
      'undo',
      `undoing ${back} moves did not restore the earlier state`,
    );
    this.#fast?.goTo(this.state);
  }

  #look(): void {
    const { game, settings, notes } = this.#subject;
    checkConsistency(this.#subject, this.state);
    assertLaw(
      this.#conserved() === this.#sums,
      'conserved',
      () => `conserved sums changed from ${this.#sums} to ${this.#conserved()}`,
    );
    for (const name of settings.reached?.(this.state) ?? []) notes.reached.add(name);
    if (game.outcome(this.state)) checkOutcome(this.#subject, this.state);
  }

  #conserved(): string {
    return canonicalJson(this.#subject.settings.conserved?.(this.state) ?? {});
  }
}

function peopleSeats(players: number): SeatRecord[] {
  return Array.from({ length: players }, (_, seat): SeatRecord => ({ kind: 'person', id: `p${seat + 1}` }));
}
