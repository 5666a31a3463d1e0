import type { Game, Seat, Viewer } from '@durbar/kernel';
import { Match } from '../match.ts';
import type { ScorePoint } from '../score-curve.ts';
import type { MatchSetup } from '../setup.ts';
import type { Answer, CommandAction, Snapshot, Update } from '../types.ts';
import { type AskBot, BotDriver, type BotFailure } from './bots.ts';
import { parseSaved, type SavedMatch, savedMatch } from './saved.ts';

/** What a match on one device needs from the device. */
export interface LocalHost {
  readonly game: Game;
  /** A clock in milliseconds that never goes back; its zero does not matter. */
  now(): number;
  readonly askBot: AskBot;
  /** Stores the match; called after changes, never twice at once. */
  save(saved: SavedMatch): Promise<void>;
  /** A bot failed; the match went on. */
  botFailed(failure: BotFailure): void;
  saveFailed(error: unknown): void;
}

/** Follows the match: gets a snapshot first, then each update, or another snapshot where updates are not enough. */
export interface LocalListener {
  snapshot(snapshot: Snapshot): void;
  update(update: Update): void;
}

interface Watching {
  readonly viewer: Viewer;
  readonly listener: LocalListener;
  seen: number;
}

/**
 * A match in the same process, for one screen and for games against bots: the counterpart of a server's table. People of
 * all seats may use this device; the page decides who looks at it. All viewers get an update before any gets the next.
 */
export class LocalTable {
  readonly match: Match;
  readonly #world: LocalHost;
  readonly #bots: BotDriver;
  readonly #watching = new Set<Watching>();
  /** Match time minus the device's clock. Time while the match was not open does not count. */
  readonly #offset: number;
  #commands = 0;
  #saving: Promise<void> | null = null;
  #unsaved = false;

  private constructor(match: Match, world: LocalHost) {
    this.match = match;
    this.#world = world;
    this.#offset = (match.log.at(-1)?.at ?? 0) - world.now();
    this.#bots = new BotDriver({
      match,
      ask: (question) => world.askBot(question),
      move: (seat, decision, move) => this.#botMove(seat, decision, move),
      failed: (failure) => world.botFailed(failure),
    });
    this.#save();
    this.#bots.drive();
  }

  /**
   * Begins a match and saves it.
   * @throws {FormatError | OptionError} if the setup does not fit the game
   */
  static begin(setup: MatchSetup, world: LocalHost): LocalTable {
    return new LocalTable(Match.begin(setup, { game: world.game }), world);
  }

  /**
   * Continues a saved match.
   * @param saved the stored value
   * @throws {FormatError} if it cannot be read, or is of another game or other rules
   */
  static restore(saved: unknown, world: LocalHost): LocalTable {
    const { setup, log } = parseSaved(saved, world.game.meta);
    return new LocalTable(Match.load(setup, log, { game: world.game }), world);
  }

  /** Starts to follow the match as a viewer, with a snapshot at once. Call the returned function to stop. */
  watch(viewer: Viewer, listener: LocalListener): () => void {
    const watching = { viewer, listener, seen: 0 };
    this.#watching.add(watching);
    this.#showWhole(watching);
    return () => this.#watching.delete(watching);
  }

  /**
   * Sends a command of the person of `seat`.
   * @param decision id of the decision that a move or undo answers, null for the rest
   */
  act(seat: Seat, act: CommandAction, decision: number | null): Answer {
    const id = `local${this.match.log.length}-${this.#commands++}`;
    const command = { id, seat, ...(decision !== null && { decision }), act };
    const { answer, entries } = this.match.command(command, this.#time());
    if (entries.length > 0) this.#changed();
    return answer;
  }

  /** The view after entry `index` of the viewer's log; −1 is the start. @throws {RangeError} */
  past(viewer: Viewer, index: number): unknown {
    return this.match.past(viewer, index);
  }

  /** The log entries after which points changed, with the points of all seats. */
  scoreCurve(): readonly ScorePoint[] {
    return this.match.scoreCurve();
  }

  /** Resolves when all changes so far are saved or their save has failed. */
  async saved(): Promise<void> {
    while (this.#saving) await this.#saving;
  }

  /** Closes the table: late bots no longer move, and no viewer gets updates. */
  close(): void {
    this.#bots.stop();
    this.#watching.clear();
  }

  #time(): number {
    return this.#world.now() + this.#offset;
  }

  #botMove(seat: Seat, decision: number, move: unknown): boolean {
    const { answer, entries } = this.match.botMove(seat, decision, move, this.#time());
    if (entries.length > 0) this.#changed();
    return answer.ok;
  }

  #changed(): void {
    this.#save();
    this.#showNews();
    this.#bots.drive();
  }

  /** Sends updates one by one: the second only after all viewers have the first. */
  #showNews(): void {
    let more = true;
    while (more) more = [...this.#watching].filter((watching) => this.#showNext(watching)).length > 0;
  }

  #showWhole(watching: Watching): void {
    const snapshot = this.match.snapshot(watching.viewer);
    watching.seen = snapshot.n;
    watching.listener.snapshot(snapshot);
  }

  /** @returns whether there was an update or snapshot to send */
  #showNext(watching: Watching): boolean {
    if (!this.#watching.has(watching)) return false;
    const updates = this.match.updatesSince(watching.viewer, watching.seen);
    const [update] = updates ?? [];
    if (update) {
      watching.seen = update.n;
      watching.listener.update(update);
    } else if (!updates) this.#showWhole(watching);
    return update !== undefined || !updates;
  }

  /** Saves now, or after the running save; changes in between are saved together. */
  #save(): void {
    this.#unsaved = true;
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null;
    });
  }

  async #saveAll(): Promise<void> {
    while (this.#unsaved) {
      this.#unsaved = false;
      const { setup, log, game } = this.match;
      try {
        await this.#world.save(savedMatch(game.meta, setup, [...log]));
      } catch (error) {
        this.#world.saveFailed(error);
      }
    }
  }
}
