import type { Game, MatchRecord, Seat, Viewer } from '@durbar/kernel';
import { at, computeCommitment, FormatError, seatOf } from '@durbar/kernel';
import { Answers } from './answers.ts';
import { createRecord, createViewerLog, type RecordExtras, type ViewerLog } from './export.ts';
import { choiceEntry, commandName, type JudgeContext, judge, readEntry, type Sender } from './judge.ts';
import { addScores, ScoreCurve, type ScorePoint } from './score-curve.ts';
import { botSeed, type MatchSetup, type Opening, openMatch } from './setup.ts';
import { decisionFor } from './situation.ts';
import { Streams } from './streams.ts';
import { TableState } from './table-state.ts';
import type {
  Answer,
  Command,
  Control,
  LogEntry,
  MatchOutcome,
  MatchStatus,
  PendingDecision,
  SeatSetup,
  Snapshot,
  Update,
  ViewerLogEntry,
} from './types.ts';

/** What a match needs in addition to its setup. */
export interface MatchTools {
  readonly game: Game;
}

/** The result of a command: the answer, and the new log entries, which must be stored before the answer is given. */
export interface Result {
  readonly answer: Answer;
  readonly entries: readonly LogEntry[];
}

/** A seat that must decide now. */
export interface Awaited {
  readonly seat: Seat;
  readonly control: Control;
  /** The bot that plays the seat; null if a person does. */
  readonly bot: string | null;
  readonly decision: PendingDecision;
  /** What the seat sees. */
  readonly view: unknown;
}

/** The public facts of a deal for checking it; the secret is shown once the match is over or abandoned. */
export interface FairnessInfo {
  readonly commitment: string;
  /** Nonces in seat order, without automata; null for bots. An old match has only those of people. */
  readonly nonces: readonly (string | null)[];
  readonly secret: string | null;
}

/**
 * One match at run time. All its state is derived from its setup and its log: the same log gives the same streams, numbers
 * and answers. If a game throws, the match becomes unusable and must be loaded again from the stored log.
 */
export class Match {
  readonly setup: MatchSetup;
  readonly #table: TableState;
  readonly #opening: Opening;
  readonly #streams: Streams;
  readonly #context: JudgeContext;
  readonly #answers = new Answers();
  readonly #scores: ScoreCurve;
  readonly #log: LogEntry[] = [];
  #broken = false;

  private constructor(setup: MatchSetup, { game }: MatchTools) {
    this.setup = setup;
    this.#opening = openMatch(game, setup);
    this.#table = new TableState(game, this.#opening.state, this.#opening.start.seats, setup.undo);
    this.#streams = new Streams(this.#table);
    this.#scores = new ScoreCurve(game);
    const seen = (seat: Seat) => this.#streams.seen(seat);
    this.#context = { table: this.#table, seen, standIn: setup.standIn ?? 'random' };
  }

  /**
   * Begins a match. If an automaton moves first, its moves are made and are in `log`.
   * @throws {FormatError | OptionError} if the setup does not fit the game
   */
  static begin(setup: MatchSetup, tools: MatchTools): Match {
    return Match.load(setup, [], tools);
  }

  /**
   * Loads a match from its log. If moves of an automaton are missing at the end of the log, they are made, and `log` is
   * longer than the given one.
   * @throws {FormatError} naming the first entry that is not allowed
   */
  static load(setup: MatchSetup, log: readonly LogEntry[], tools: MatchTools): Match {
    const match = new Match(setup, tools);
    for (const [index, entry] of log.entries()) match.#replay(entry, index);
    match.#settle(log.at(-1)?.at ?? 0);
    return match;
  }

  get game(): Game {
    return this.#table.game;
  }

  get status(): MatchStatus {
    return this.#table.match.status;
  }

  get outcome(): MatchOutcome | null {
    return this.#table.outcome;
  }

  /** All entries so far. */
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** All seats at the beginning of the match, automata included. */
  get seats(): readonly SeatSetup[] {
    return this.#opening.seats;
  }

  /** The game's number of the turn. */
  get turn(): number {
    return this.#table.match.history.head.turn;
  }

  /** Number of history positions without the start: `past` takes −1 to `entryCount` − 1. */
  get entryCount(): number {
    return this.#table.entries.length;
  }

  /**
   * Carries out a command, or refuses it and changes nothing. A repeated command gets the same answer and no entries.
   * @param now milliseconds since the match began; never falls
   * @param by `bot` if the bot driver moves for a seat
   */
  command(command: Command, now: number, by: Sender = 'person'): Result {
    this.#requireSound();
    const name = commandName(command);
    const known = this.#answers.known(name);
    if (known) return { answer: known, entries: [] };
    const time = this.#time(now);
    const verdict = judge(this.#context, command, time, by);
    if ('refusal' in verdict) {
      const answer: Answer = { id: command.id, ok: false, refusal: verdict.refusal };
      if (by === 'person') this.#answers.refuse(name, answer);
      return { answer, entries: [] };
    }
    const before = this.#log.length;
    this.#enter(verdict.entry);
    this.#settle(time);
    return { answer: { id: command.id, ok: true }, entries: this.#log.slice(before) };
  }

  /**
   * Makes a bot's move for its seat. Refused if a bot no longer plays the seat.
   * @param decision id of the decision that the bot was asked to make
   */
  botMove(seat: Seat, decision: number, move: unknown, now: number): Result {
    return this.command({ id: `bot/${decision}`, seat, decision, act: { kind: 'move', move } }, now, 'bot');
  }

  /** Seats that must decide now, for the bot driver; none while paused. */
  awaiting(): readonly Awaited[] {
    const { match } = this.#table;
    if (match.status !== 'running') return [];
    return match.deciding.flatMap((seat) => {
      const view = this.#streams.seen(seat);
      const decision = decisionFor(this.#table, seat, view);
      const { control, bot } = match.seats.of(seat);
      return decision ? [{ seat, control, bot, decision, view }] : [];
    });
  }

  /** The seed of the generator of a seat's bot for its decision `index`. It reveals nothing about the deal. */
  botSeed(seat: Seat, index: number): string {
    return botSeed(this.setup, seat, index);
  }

  /** Returns a viewer's situation and the newest `recent` entries of its log. */
  snapshot(viewer: Viewer, recent: number = Number.POSITIVE_INFINITY): Snapshot {
    this.#requireViewer(viewer);
    return this.#streams.snapshot(viewer, recent);
  }

  /** Returns up to `count` entries of a viewer's log, in order: the newest of those before entry `before`. */
  entriesBefore(viewer: Viewer, before: number, count: number): readonly ViewerLogEntry[] {
    this.#requireViewer(viewer);
    return this.#streams.entriesBefore(viewer, before, count);
  }

  /**
   * What a viewer sees of the game now: a seat, a spectator, or the newcomer of a seat.
   * @throws {RangeError} if there is no such seat
   */
  view(viewer: Viewer): unknown {
    this.#requireViewer(viewer);
    return this.game.view(this.#table.match.state, viewer);
  }

  /** Whether the newcomer of a seat must still wait, since it keeps secrets; false where they could play at once. */
  keepsSecrets(seat: Seat): boolean {
    this.#requireViewer(seat);
    return this.#table.keepsSecrets(seat);
  }

  /** The first line of the log since whoever plays a seat now has played it; 0 for those who began. */
  playsSince(seat: Seat): number {
    return this.#table.playsSince(seat);
  }

  /** The viewer's updates after number `n`; null if only a snapshot helps. */
  updatesSince(viewer: Viewer, n: number): readonly Update[] | null {
    this.#requireViewer(viewer);
    return this.#streams.since(viewer, n);
  }

  /** Closes the stream of a viewer that nobody follows, to save work. The next request for the stream reopens it. */
  unwatch(viewer: Viewer): void {
    this.#streams.close(viewer);
  }

  /**
   * Returns the viewer's view after line `index` of its log; −1 is the start. Of the time before they came, the newcomer of a
   * seat gets what was public.
   * @throws {RangeError} if the line does not exist
   */
  past(viewer: Viewer, index: number): unknown {
    this.#requireViewer(viewer);
    const { entries, match, game } = this.#table;
    if (!Number.isInteger(index) || index < -1 || index >= entries.length)
      throw new RangeError(`there is no line ${index}`);
    const point = index === -1 ? match.history.start : at(entries, index).point;
    return game.view(match.history.stateAt(point), this.#table.viewerAt(viewer, index));
  }

  /**
   * The log entries after which points changed, in ascending order, with the points of all seats, as everybody may see them;
   * at the end the final scores. Empty in games that count no points before the end.
   */
  scoreCurve(): readonly ScorePoint[] {
    this.#requireSound();
    const { entries, match, outcome } = this.#table;
    const { history } = match;
    const points = [...this.#scores.upTo(entries, history.start, (point) => history.stateAt(point))];
    if (outcome && points.length > 0) addScores(points, entries.length - 1, outcome.scores);
    return points;
  }

  /** Commitment and nonces of the deal, for checking it. */
  fairness(): FairnessInfo {
    const { secret, start, nonces = start?.nonces ?? [] } = this.setup;
    return { commitment: computeCommitment(secret), nonces, secret: this.#table.match.ended ? secret : null };
  }

  /**
   * The record of the whole match.
   * @throws {Error} while it is running, since a record holds all secrets
   */
  record(extras: RecordExtras = {}): MatchRecord {
    this.#requireSound();
    return createRecord(this.#table, this.#opening.start, this.setup, extras);
  }

  /** Returns what a viewer has seen of the match so far, for export. It cannot be replayed. */
  viewerLog(viewer: Viewer): ViewerLog {
    return createViewerLog(this.snapshot(viewer), viewer, this.#opening.start, this.setup);
  }

  #requireSound(): void {
    if (this.#broken) throw new Error('the match broke; load it again from its log');
  }

  #requireViewer(viewer: Viewer): void {
    this.#requireSound();
    const seat = seatOf(viewer);
    if (seat !== null && !this.#table.match.seats.has(seat)) throw new RangeError(`there is no seat ${seat}`);
  }

  #time(now: number): number {
    return Math.max(Math.floor(now), this.#log.at(-1)?.at ?? 0);
  }

  #enter(entry: LogEntry): void {
    this.#broken = true;
    const addition = this.#table.enter(entry);
    this.#log.push(entry);
    if (addition.handed !== null) this.#answers.forget(addition.handed);
    if (entry.command !== null) this.#answers.accept(entry.command);
    this.#streams.push(addition);
    this.#broken = false;
  }

  #replay(entry: LogEntry, index: number): void {
    try {
      // A record with such times would not pass verification.
      if (entry.at < (this.#log.at(-1)?.at ?? 0)) throw new FormatError('it is earlier than the one before');
      this.#enter(readEntry(this.#table, entry));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      throw new FormatError(`entry ${index} of the match's log: ${error.message}`);
    }
  }

  /** Makes the moves of automata as long as one must decide; each move is an entry. */
  #settle(time: number): void {
    const { match } = this.#table;
    while (match.status === 'running') {
      const seat = match.deciding.find((each) => match.seats.of(each).control === 'automaton');
      if (seat === undefined) return;
      const [move, ...more] = this.game.legalMoves(match.state, seat);
      if (move === undefined || more.length > 0)
        throw new Error(`automaton ${seat} has not exactly one move`);
      this.#enter(choiceEntry(this.#table, seat, move, 'automaton', { at: time, command: null }));
    }
  }
}
