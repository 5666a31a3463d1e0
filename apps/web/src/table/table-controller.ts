import type { Game, GameEvent, Message, Refusal, Seat, Viewer } from '@durbar/kernel';
import type { PlaybackStep } from '@durbar/kit/board/board-contract.ts';
import type { ChatLine, TableInfo } from '@durbar/protocol';
import type { Act, Answer, Happening, Situation, Snapshot } from '@durbar/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConnectionStatus } from '../net/socket.ts';
import { type LastSeen, listMissed } from './absence.ts';
import { type PlaybackEnvironment, PlaybackQueue, type PlaybackState } from './playback-queue.ts';
import { PositionCache } from './position-cache.ts';
import { applyUpdate, type StreamState } from './stream-state.ts';
import type { ConnectionEvent, TableConnection } from './table-connection.ts';
import { type ScheduleTask, UpdateBatcher } from './update-batcher.ts';

/** Everything a table's page shows; React only reads it. */
export interface TableState {
  readonly connection: ConnectionStatus;
  readonly info: TableInfo | null;
  /** The newest situation, ahead of what is shown while steps are played; null before the match begins. */
  readonly latest: StreamState | null;
  /** What is on the stage. */
  readonly displayed: StreamState | null;
  readonly step: PlaybackStep<GameEvent> | null;
  /** Steps that are being shown or wait to be. */
  readonly queuedSteps: number;
  /** The step on the stage stays until `proceed`. */
  readonly isHeld: boolean;
  /** A look at an earlier position: after line `index`; `position` is null until it has come. */
  readonly lookBack: { readonly index: number; readonly position: unknown } | null;
  /** A command is on its way. */
  readonly busy: boolean;
  /** Why the last command was not carried out. */
  readonly refusal: Refusal | null;
  readonly problem: Message | null;
  readonly chat: readonly ChatLine[];
  /** Number of the last chat line that was read. */
  readonly chatRead: number;
  /** What happened while nobody looked; empty: nothing to tell. */
  readonly missed: readonly Happening[];
  /** One screen: the seat that is asked to take the screen, while what it sees is hidden. */
  readonly handover: Seat | null;
}

export interface ControllerEnvironment extends Omit<PlaybackEnvironment, 'isMine'> {
  readonly schedule: ScheduleTask;
  now(): number;
  /** Up to where this table's log was seen on this device. */
  readSeen(): LastSeen | null;
  writeSeen(seen: LastSeen): void;
}

/** A table of which nothing is known yet. */
export const EMPTY_TABLE: TableState = {
  connection: { kind: 'connecting', first: true },
  info: null,
  latest: null,
  displayed: null,
  step: null,
  queuedSteps: 0,
  isHeld: false,
  lookBack: null,
  busy: false,
  refusal: null,
  problem: null,
  chat: [],
  chatRead: -1,
  missed: [],
  handover: null,
};

/** One table as a page sees it: hears the link, keeps the state of things, carries out what the player wants. */
export class TableController {
  readonly store: StoreApi<TableState> = createStore(() => EMPTY_TABLE);
  readonly connection: TableConnection;
  readonly #game: Game;
  readonly #world: ControllerEnvironment;
  readonly #theatre: PlaybackQueue;
  readonly #past: PositionCache;
  readonly #inbox: UpdateBatcher<ConnectionEvent>;
  /** Frames that came together and are not on the stage yet. */
  readonly #fresh: StreamState[] = [];
  /** Decision that the command on its way answers: the table stays busy until another is asked. */
  #answering: number | null = null;
  #greeted = false;

  constructor(game: Game, link: TableConnection, world: ControllerEnvironment) {
    this.#game = game;
    this.connection = link;
    this.#world = world;
    const stage: PlaybackEnvironment = {
      ...world,
      isMine: (seat) => seat !== null && seat === this.store.getState().info?.you.seat,
    };
    this.#theatre = new PlaybackQueue(stage, (scene) => this.#enter(scene));
    this.#inbox = new UpdateBatcher(
      world.schedule,
      (event) => this.#hear(event),
      () => this.#theatre.enqueue(this.#fresh.splice(0)),
    );
    this.#past = new PositionCache(async (index) =>
      this.#game.parseView(await this.connection.viewAt(index)),
    );
  }

  /** Begins to follow the table. The answer ends it. */
  open(): () => void {
    const stop = this.connection.open((event) => this.#inbox.add(event));
    return () => {
      stop();
      this.#inbox.clear();
      this.#theatre.stop();
    };
  }

  get viewer(): Viewer {
    return this.store.getState().info?.you.seat ?? 'spectator';
  }

  /** The decision that may be answered now: none while steps are shown, in the past, or while a command is on its way. */
  act = async (act: Act): Promise<Answer | null> => {
    const { busy, latest } = this.store.getState();
    if (busy) return null;
    const answers = act.kind === 'move' || act.kind === 'undo';
    const decision = (answers && latest?.situation.decision) || null;
    // A sealed choice may be changed as long as others think: its decision stays the same.
    this.#answering = decision && !decision.sealed ? decision.id : null;
    this.store.setState({ busy: true, refusal: null });
    const answer = await this.connection.sendCommand(act, decision?.id ?? null);
    // What came before the answer is heard before it.
    this.#inbox.empty();
    if (!answer.ok) this.#answering = null;
    this.store.setState({ refusal: answer.ok ? null : answer.refusal });
    this.#rest(answer.ok);
    return answer;
  };

  /** Looks at the position after line `index` of the log, or, with null, at the present again. */
  lookAt = async (index: number | null): Promise<void> => {
    if (index === null) return this.store.setState({ lookBack: null });
    const before = this.store.getState().lookBack;
    this.store.setState({ lookBack: { index, position: before?.position ?? null } });
    try {
      const position = await this.#past.at(index);
      if (this.store.getState().lookBack?.index === index)
        this.store.setState({ lookBack: { index, position } });
    } catch {
      // Whatever the reason, the player needs to know just this; the present is still there.
      if (this.store.getState().lookBack?.index === index)
        this.store.setState({ lookBack: null, problem: { key: 'trouble.past' } });
    }
  };

  /** One line back or forward in the history; past its end is the present. */
  step = (by: -1 | 1): void => {
    const { lookBack, displayed } = this.store.getState();
    if (!displayed || displayed.log.length === 0) return;
    const last = displayed.log.length - 1;
    const index = (lookBack?.index ?? last) + by;
    void this.lookAt(index >= last ? null : Math.max(-1, index));
  };

  sendChat = async (text: string): Promise<Answer | null> => {
    const answer = (await this.connection.sendChat?.(text)) ?? null;
    if (answer && !answer.ok) this.store.setState({ refusal: answer.refusal });
    return answer;
  };

  /** Shows the newest position at once. */
  skipPlayback = (): void => this.#theatre.skip();

  /** Goes on from a step that stays until told to. */
  proceed = (): void => this.#theatre.proceed();

  readChat = (): void =>
    this.store.setState(({ chat, chatRead }) => ({ chatRead: chat.at(-1)?.n ?? chatRead }));

  dismiss = (what: 'refusal' | 'problem' | 'missed'): void =>
    this.store.setState(what === 'missed' ? { missed: [] } : { [what]: null });

  /** Takes over what another way of asking (HTTP) gave as the table's newest state. */
  setInfo = (info: TableInfo): void => this.store.setState({ info });

  /** Remembers up to where the log was seen; called whenever the page may be left. */
  markSeen = (): void => {
    const { displayed } = this.store.getState();
    if (displayed && this.#world.isVisible())
      this.#world.writeSeen({ lines: displayed.log.length, at: this.#world.now() });
  };

  #hear(event: ConnectionEvent): void {
    switch (event.t) {
      case 'table':
        this.#whole(event.info, event.snapshot, event.chat);
        break;
      case 'info':
        this.#changedInfo(event.info);
        break;
      case 'update': {
        const { latest } = this.store.getState();
        if (latest) this.#advance(applyUpdate(latest, event.update, (raw) => this.#game.parseView(raw)));
        break;
      }
      case 'chat':
        this.store.setState(({ chat }) => ({ chat: [...chat, event.line] }));
        break;
      case 'curtain':
        this.store.setState({ handover: event.seat });
        break;
      case 'line':
        this.store.setState({ connection: event.line });
        break;
      case 'problem':
        this.store.setState({ problem: event.problem, busy: false });
        break;
    }
  }

  #whole(info: TableInfo, snapshot: Snapshot | null, lines: readonly ChatLine[]): void {
    const { info: before, chat } = this.store.getState();
    if (before && before.you.seat !== info.you.seat) this.#past.clear();
    const known = chat.at(-1)?.n ?? -1;
    this.store.setState({ info, chat: [...chat, ...lines.filter(({ n }) => n > known)] });
    if (!this.#greeted) this.readChat();
    if (!snapshot) return;
    const situation: Situation = {
      ...snapshot.situation,
      view: this.#game.parseView(snapshot.situation.view),
    };
    const frame: StreamState = { situation, log: snapshot.log, happened: [] };
    this.store.setState({ latest: frame });
    if (!this.#greeted && info.you.seat !== null)
      this.store.setState({ missed: listMissed(frame.log, this.#world.readSeen(), this.#world.now()) });
    this.#greeted = true;
    this.#fresh.length = 0;
    this.#theatre.jumpTo(frame);
    this.#rest(true);
  }

  #changedInfo(info: TableInfo): void {
    if (this.store.getState().info?.you.seat !== info.you.seat) this.#past.clear();
    this.store.setState({ info });
  }

  #advance(frame: StreamState): void {
    this.store.setState({ latest: frame });
    this.#fresh.push(frame);
    this.#rest(true);
  }

  #enter(scene: PlaybackState): void {
    const { frame, step, queuedSteps, isHeld } = scene;
    this.store.setState({ displayed: frame, step, queuedSteps, isHeld });
    this.markSeen();
  }

  /** Ends being busy, once the command was answered and its effect has come. */
  #rest(answered: boolean): void {
    const { latest, busy } = this.store.getState();
    if (!busy) return;
    const same = this.#answering !== null && latest?.situation.decision?.id === this.#answering;
    if (answered && same) return;
    this.#answering = null;
    this.store.setState({ busy: false });
  }
}
