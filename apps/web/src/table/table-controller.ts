import type { Game, GameEvent, Message, Refusal, Seat, Viewer } from '@durbar/kernel';
import type { PlaybackStep, ShownLine } from '@durbar/kit/board/board-contract.ts';
import type { ChatLine, Reaction, TableInfo } from '@durbar/protocol';
import type { Answer, CommandAction, Situation, Snapshot, ViewerLogEntry } from '@durbar/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConnectionStatus } from '../net/socket.ts';
import { type LastSeen, listMissed } from './absence.ts';
import { adjacentStop, type LookBackUnit, listStops, type StartsRound } from './look-back-stops.ts';
import type { Planner, Planning } from './planner.ts';
import { type PlaybackEnvironment, PlaybackQueue, type PlaybackState } from './playback-queue.ts';
import { PositionCache } from './position-cache.ts';
import { ShownLines } from './shown-lines.ts';
import { applyUpdate, countEntries, entriesBetween, type StreamState } from './stream-state.ts';
import type { ConnectionEvent, TableConnection } from './table-connection.ts';
import { type ScheduleTask, UpdateBatcher } from './update-batcher.ts';

/** Everything a table's page shows; React only reads it. */
export interface TableState {
  readonly connection: ConnectionStatus;
  readonly info: TableInfo | null;
  /** The newest state, ahead of `displayed` while steps are played; null before the match begins. */
  readonly latest: StreamState | null;
  /** Entries of a long log before those of the states, as far as they were asked for. */
  readonly olderEntries: readonly ViewerLogEntry[];
  /** The state on screen. */
  readonly displayed: StreamState | null;
  readonly step: PlaybackStep<GameEvent> | null;
  /** Steps that are playing or waiting. */
  readonly queuedSteps: number;
  /** The current step stays until `proceed`. */
  readonly isHeld: boolean;
  /** A line of the log that is shown again, beside the present; null for none. */
  readonly again: ShownLine<GameEvent> | null;
  /** Looking back at the position after log entry `index`; `position` is null until it is loaded. */
  readonly lookBack: { readonly index: number; readonly position: unknown } | null;
  /** What a look back moves by. */
  readonly lookBackUnit: LookBackUnit;
  /** The plan that the player is making on the board; null while the board shows what is. */
  readonly planning: Planning | null;
  /** A command is on its way. */
  readonly busy: boolean;
  /** Why the last command was refused. */
  readonly refusal: Refusal | null;
  readonly problem: Message | null;
  readonly chat: readonly ChatLine[];
  /** Number of the last chat line read. */
  readonly chatRead: number;
  /** Log entries of the player's absence; empty if there is nothing to show. */
  readonly missed: readonly ViewerLogEntry[];
  /** On one screen: the seat that must confirm the handover while the board is hidden. */
  readonly handover: Seat | null;
  /**
   * The table uses other rules than this controller, as after an update of the server, or rules that the server does
   * not have: the page must be loaded again.
   */
  readonly isOutdated: boolean;
}

export interface ControllerEnvironment extends Omit<PlaybackEnvironment, 'isMine'> {
  readonly schedule: ScheduleTask;
  readonly startsRound: StartsRound;
  now(): number;
  /** How far this device has seen the table's log. */
  readSeen(): LastSeen | null;
  writeSeen(seen: LastSeen): void;
  /** Number of the last line of the table's chat that was read on this device; -1 for none. */
  readChatRead(): number;
  writeChatRead(line: number): void;
}

/** The state before the connection has reported anything. */
export const EMPTY_TABLE: TableState = {
  connection: { kind: 'connecting', first: true },
  info: null,
  latest: null,
  olderEntries: [],
  displayed: null,
  step: null,
  queuedSteps: 0,
  isHeld: false,
  again: null,
  lookBack: null,
  lookBackUnit: 'move',
  planning: null,
  busy: false,
  refusal: null,
  problem: null,
  chat: [],
  chatRead: -1,
  missed: [],
  handover: null,
  isOutdated: false,
};

/** Follows one table's connection, keeps the page's state of it, and sends the player's commands. */
export class TableController {
  readonly store: StoreApi<TableState> = createStore(() => EMPTY_TABLE);
  readonly connection: TableConnection;
  #planner: Planner | null = null;
  readonly #game: Game;
  readonly #environment: ControllerEnvironment;
  readonly #playback: PlaybackQueue;
  readonly #shownLines: ShownLines;
  readonly #positions: PositionCache;
  readonly #batcher: UpdateBatcher<ConnectionEvent>;
  /** States of one batch of updates, not yet in the playback queue. */
  readonly #batch: StreamState[] = [];
  /** Decision that the pending command answers: the table stays busy until that decision is gone. */
  #answering: number | null = null;
  #hasSnapshot = false;
  #looking: Promise<void> | null = null;
  #loadingEntries = false;

  constructor(game: Game, connection: TableConnection, environment: ControllerEnvironment) {
    this.#game = game;
    this.connection = connection;
    this.#environment = environment;
    this.store.setState({ chatRead: environment.readChatRead() });
    const playback: PlaybackEnvironment = {
      ...environment,
      isMine: (seat) => seat !== null && seat === this.store.getState().info?.you.seat,
    };
    this.#playback = new PlaybackQueue(playback, (state) => this.#display(state));
    this.#shownLines = new ShownLines(environment.setTimer, (again) => this.store.setState({ again }));
    this.#batcher = new UpdateBatcher(
      environment.schedule,
      (event) => this.#handleEvent(event),
      () => this.#playback.enqueue(this.#batch.splice(0)),
    );
    this.#positions = new PositionCache(async (index) =>
      this.#game.parseView(await this.connection.viewAt(index)),
    );
  }

  /** Starts to follow the table. Returns a function that stops it. */
  open(): () => void {
    const stop = this.connection.open((event) => this.#batcher.add(event));
    return () => {
      stop();
      this.#batcher.clear();
      this.#playback.stop();
      this.#shownLines.stop();
    };
  }

  get viewer(): Viewer {
    return this.store.getState().info?.you.seat ?? 'spectator';
  }

  /** Sends a command with the decision it answers. Resolves with null while another command is pending. */
  act = async (act: CommandAction): Promise<Answer | null> => {
    const { busy, latest } = this.store.getState();
    if (busy) return null;
    const answers = act.kind === 'move' || act.kind === 'undo';
    const decision = (answers && latest?.situation.decision) || null;
    // A sealed choice can be changed while others decide: its decision stays the same.
    this.#answering = decision && !decision.sealed ? decision.id : null;
    this.store.setState({ busy: true, refusal: null });
    const answer = await this.connection.sendCommand(act, decision?.id ?? null);
    // Updates that arrived before the answer are applied before it.
    this.#batcher.flush();
    if (!answer.ok) this.#answering = null;
    this.store.setState({ refusal: answer.ok ? null : answer.refusal });
    this.#clearBusy(answer.ok);
    return answer;
  };

  /** Shows the position after log entry `index`; null returns to the present. */
  lookAt = async (index: number | null): Promise<void> => {
    if (index === null) return this.store.setState({ lookBack: null });
    const before = this.store.getState().lookBack;
    this.store.setState({ lookBack: { index, position: before?.position ?? null } });
    this.#looking ??= this.#loadLookedAt().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  };

  /** Loads the position that is looked at. While one is on its way, others that were passed by are not asked for. */
  async #loadLookedAt(): Promise<void> {
    for (;;) {
      const index = this.store.getState().lookBack?.index;
      if (index === undefined) return;
      const position = await this.#positions.at(index).catch(() => null);
      if (this.store.getState().lookBack?.index !== index) continue;
      // The reason does not matter to the player: the present is still there.
      const failed = position === null;
      return this.store.setState(
        failed ? { lookBack: null, problem: { key: 'trouble.past' } } : { lookBack: { index, position } },
      );
    }
  }

  /** Looks one unit further back or forward; after the last log entry comes the present. */
  moveLookBack = (by: -1 | 1): void => {
    const { lookBack, displayed } = this.store.getState();
    const last = countEntries(displayed?.log ?? []) - 1;
    if (last < 0) return;
    const index = adjacentStop(this.listStops(), lookBack?.index ?? last, by);
    void this.lookAt(index >= last ? null : index);
  };

  /** The log entries at which a look back stops, in the chosen unit. */
  listStops(): readonly number[] {
    const { olderEntries, displayed, lookBackUnit } = this.store.getState();
    return listStops(
      [...olderEntries, ...(displayed?.log ?? [])],
      lookBackUnit,
      this.#environment.startsRound,
    );
  }

  setLookBackUnit = (lookBackUnit: LookBackUnit): void => this.store.setState({ lookBackUnit });

  /** Loads one page of the entries before the oldest loaded one, if there are any. */
  loadOlderEntries = async (): Promise<void> => {
    const { olderEntries, displayed } = this.store.getState();
    const [oldest] = olderEntries.length > 0 ? olderEntries : (displayed?.log ?? []);
    if (!oldest || oldest.index === 0 || this.#loadingEntries || !this.connection.entriesBefore) return;
    this.#loadingEntries = true;
    // If the request fails, nothing is added; the next attempt to scroll back asks again.
    const loaded = await this.connection.entriesBefore(oldest.index).catch(() => []);
    this.#loadingEntries = false;
    const known = this.store.getState().olderEntries;
    const fits = loaded.at(-1)?.index === oldest.index - 1 && known === olderEntries;
    if (fits) this.store.setState({ olderEntries: [...loaded, ...known] });
  };

  /** The loaded older entries that directly precede a new snapshot's log; none if there is a gap. */
  #olderThan(log: readonly ViewerLogEntry[]): readonly ViewerLogEntry[] {
    const { olderEntries, latest } = this.store.getState();
    const first = log[0]?.index ?? 0;
    const known = entriesBetween([...olderEntries, ...(latest?.log ?? [])], 0, first);
    return known.at(-1)?.index === first - 1 ? known : [];
  }

  sendChat = async (text: string, reaction?: Reaction): Promise<Answer | null> => {
    const answer = (await this.connection.sendChat?.(text, reaction)) ?? null;
    if (answer && !answer.ok) this.store.setState({ refusal: answer.refusal });
    return answer;
  };

  /** Number of log entries of a state. */
  countEntries(state: StreamState): number {
    return countEntries(state.log);
  }

  /** Begins to plan the player's next decision, or goes back to the present. */
  togglePlan = async (): Promise<void> => {
    const { Planner } = await import('./planner.ts');
    this.#planner ??= new Planner(this.#game, this);
    this.#planner.toggle();
  };

  /** Shows the newest state at once. */
  skipPlayback = (): void => this.#playback.skip();

  /** Skips what is shown and all that comes, while a key or button is held. */
  holdSkip = (isSkipping: boolean): void => this.#playback.holdSkip(isSkipping);

  /** Shows a move of the log again; without an index, the last one of another seat. */
  showAgain = (index?: number): void => {
    const { olderEntries, displayed, info, lookBack } = this.store.getState();
    const log = [...olderEntries, ...(displayed?.log ?? [])];
    const wanted = log.findLast((entry) =>
      index === undefined
        ? entry.kind === 'move' && entry.seat !== (info?.you.seat ?? null)
        : entry.index === index,
    );
    if (wanted?.kind === 'move' && lookBack === null) this.#shownLines.show(wanted);
  };

  /** Ends a held step. */
  proceed = (): void => this.#playback.proceed();

  /** The lines of the chat so far have been read; this device remembers it. */
  readChat = (): void => {
    const { chat, chatRead } = this.store.getState();
    const newest = chat.at(-1)?.n ?? chatRead;
    if (newest === chatRead) return;
    this.store.setState({ chatRead: newest });
    this.#environment.writeChatRead(newest);
  };

  dismiss = (what: 'refusal' | 'problem' | 'missed'): void =>
    this.store.setState(what === 'missed' ? { missed: [] } : { [what]: null });

  /** Sets the table's info from an HTTP answer. */
  setInfo = (info: TableInfo): void => this.store.setState({ info });

  /** Remembers how far the log was seen; called whenever the page may be left. */
  markSeen = (): void => {
    const { displayed } = this.store.getState();
    if (displayed && this.#environment.isVisible())
      this.#environment.writeSeen({ entries: countEntries(displayed.log), at: this.#environment.now() });
  };

  #handleEvent(event: ConnectionEvent): void {
    if ('info' in event && this.#hasOtherRules(event.info)) this.store.setState({ isOutdated: true });
    // The data it sends belongs to another game.
    if (this.store.getState().isOutdated) return;
    switch (event.t) {
      case 'table':
        this.#applySnapshot(event.info, event.snapshot, event.chat);
        break;
      case 'info':
        this.#applyInfo(event.info);
        break;
      case 'update': {
        const { latest } = this.store.getState();
        if (latest) this.#addState(applyUpdate(latest, event.update, (raw) => this.#game.parseView(raw)));
        break;
      }
      case 'chat':
        this.store.setState(({ chat }) => ({ chat: [...chat, event.line] }));
        break;
      case 'handover':
        this.store.setState({ handover: event.seat });
        break;
      case 'status':
        this.store.setState({ connection: event.status });
        break;
      case 'problem':
        this.store.setState({ problem: event.problem, busy: false });
        break;
    }
  }

  #hasOtherRules({ rules, unplayable }: TableInfo): boolean {
    return rules !== this.#game.meta.rules || unplayable !== null;
  }

  #applySnapshot(info: TableInfo, snapshot: Snapshot | null, lines: readonly ChatLine[]): void {
    const { info: before, chat } = this.store.getState();
    const isSameViewer = before?.you.seat === info.you.seat;
    if (before && !isSameViewer) this.#positions.clear();
    const known = chat.at(-1)?.n ?? -1;
    this.store.setState({ info, chat: [...chat, ...lines.filter(({ n }) => n > known)] });
    if (!snapshot) return;
    const situation: Situation = {
      ...snapshot.situation,
      view: this.#game.parseView(snapshot.situation.view),
    };
    const state: StreamState = { situation, log: snapshot.log, newEntries: [] };
    this.store.setState({ latest: state, olderEntries: isSameViewer ? this.#olderThan(snapshot.log) : [] });
    if (!this.#hasSnapshot && info.you.seat !== null)
      this.store.setState({
        missed: listMissed(state.log, this.#environment.readSeen(), this.#environment.now()),
      });
    this.#hasSnapshot = true;
    this.#batch.length = 0;
    this.#playback.jumpTo(state);
    this.#clearBusy(true);
  }

  #applyInfo(info: TableInfo): void {
    if (this.store.getState().info?.you.seat !== info.you.seat) this.#positions.clear();
    this.store.setState({ info });
  }

  #addState(state: StreamState): void {
    this.store.setState({ latest: state });
    this.#batch.push(state);
    this.#clearBusy(true);
  }

  #display({ state, step, queuedSteps, isHeld }: PlaybackState): void {
    this.store.setState({ displayed: state, step, queuedSteps, isHeld });
    this.markSeen();
  }

  /** Ends `busy` once the command was answered and its effect has arrived. */
  #clearBusy(answered: boolean): void {
    const { latest, busy } = this.store.getState();
    if (!busy) return;
    const same = this.#answering !== null && latest?.situation.decision?.id === this.#answering;
    if (answered && same) return;
    this.#answering = null;
    this.store.setState({ busy: false });
  }
}
