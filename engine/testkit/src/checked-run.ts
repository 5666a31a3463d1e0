import type { Entry, GameEvent, MatchRecord, MoveEntry, SeatRecord, StartedMatch } from '@durbar/kernel';
import { canonicalJson, EntryError, hashOf, Playback, startMatch } from '@durbar/kernel';
import { assertLaw, LawViolation, runGuarded } from './law.ts';
import { checkConsistency } from './laws/consistency.ts';
import { CopyLog } from './laws/copying.ts';
import { checkEvents } from './laws/events.ts';
import { checkOutcome } from './laws/outcome.ts';
import { checkJunk } from './laws/parsing.ts';
import { checkRecord } from './laws/records.ts';
import { checkGenerators, generatorPaths } from './leak/generators.ts';
import { checkPosition } from './position.ts';
import { rngFromText } from './rng-from-text.ts';
import type { CheckSubject } from './settings.ts';

/** One match that is watched: each entry is made through the kernel's playback, and the cheap laws are checked. */
export class CheckedRun {
  readonly #subject: CheckSubject;
  readonly #match: StartedMatch<unknown, unknown>;
  readonly #playback: Playback<unknown, unknown, unknown, GameEvent, unknown>;
  readonly #sums: string;
  readonly #generators: ReturnType<typeof generatorPaths>;
  readonly #copies = new CopyLog();
  /** Fingerprints after each move that stands, the first of the new match. */
  readonly #fingerprints: string[];
  /** The entry that is being made, kept if it throws. */
  #making: Entry | null = null;
  #turn: number;

  /** @throws {LawViolation} */
  constructor(subject: CheckSubject, seed: string) {
    const { game, configuration } = subject;
    const { options, players } = configuration;
    this.#subject = subject;
    this.#match = runGuarded('setup', () => startMatch(game, { options, seats: peopleSeats(players), seed }));
    this.#playback = new Playback(game, this.#match);
    this.#sums = this.#conserved();
    this.#turn = game.turn(this.state);
    this.#fingerprints = [game.fingerprint(this.state)];
    this.#generators = generatorPaths(this.state, this.#match.start.dealt);
    runGuarded('junk', () => checkJunk(subject, this.state));
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
   * @throws {EntryError} if the match cannot take the entry; it has not changed then
   * @throws {LawViolation}
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
    runGuarded(`after entry ${this.entries.length - 1}`, () => {
      if ('undo' in entry) this.#afterUndo(entry.back);
      else if ('move' in entry) this.#afterMove(entry, events);
      this.#look();
    });
  }

  /** All checks of the position now. @throws {LawViolation} */
  checkPosition(): void {
    this.#copies.keep(this.#subject.game, this.state);
    checkGenerators(this.#subject, this.state, this.#generators);
    checkPosition(this.#subject, this.state);
  }

  /** What can be checked only behind the last entry. @throws {LawViolation} */
  checkEnd(): void {
    runGuarded('the end', () => {
      this.#copies.check();
      checkOutcome(this.#subject, this.state);
      checkRecord(this.#subject.game, this.#playback.record());
    });
  }

  /** All entries, the one that threw included. */
  get attempted(): readonly Entry[] {
    return this.#making ? [...this.entries, this.#making] : this.entries;
  }

  /** The record of what was attempted and what was played on from there; the hash is that of the state now. */
  failingRecord({ law, message, lookedAhead }: LawViolation): MatchRecord {
    return {
      ...this.#match.start,
      meta: { law, message },
      entries: [...this.attempted, ...lookedAhead],
      outcome: this.#playback.outcome,
      hash: this.#hash(),
    };
  }

  /** The hash of the state now; of nothing, where the state is too broken for one. */
  #hash(): string {
    try {
      return hashOf(this.#subject.game, this.state);
    } catch {
      return '0'.repeat(64);
    }
  }

  #afterMove({ move }: MoveEntry, events: readonly GameEvent[]): void {
    const { game, notes, settings } = this.#subject;
    notes.moves++;
    notes.reached.add(game.describeMove(move, this.state).key);
    const turn = game.turn(this.state);
    assertLaw(turn >= this.#turn, 'turn', `the turn fell from ${this.#turn} to ${turn}`);
    this.#turn = turn;
    const fingerprint = game.fingerprint(this.state);
    this.#fingerprints.push(fingerprint);
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
      `taking back ${back} moves gave another state than before`,
    );
  }

  #look(): void {
    const { game, settings, notes } = this.#subject;
    checkConsistency(this.#subject, this.state);
    assertLaw(
      this.#conserved() === this.#sums,
      'conserved',
      () => `${this.#sums} became ${this.#conserved()}`,
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
