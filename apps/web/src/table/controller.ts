import type { Game, GameEvent, Message, Refusal, Seat, Viewer } from '@durbar/kernel';
import type { ShownStep } from '@durbar/kit/board/contract.ts';
import type { ChatLine, TableInfo } from '@durbar/protocol';
import type { Act, Answer, Happening, Situation, Snapshot } from '@durbar/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Line } from '../net/socket.ts';
import { missed, type Seen } from './absence.ts';
import { type Frame, nextFrame } from './frame.ts';
import { Past } from './history.ts';
import { Inbox, type Soon } from './inbox.ts';
import type { Link, LinkEvent } from './link.ts';
import { type Scene, Theatre, type TheatreWorld } from './theatre.ts';

/** Everything a table's page shows; React only reads it. */
export interface TableState {
  readonly line: Line;
  readonly info: TableInfo | null;
  /** The newest situation, ahead of what is shown while steps are played; null before the match begins. */
  readonly newest: Frame | null;
  /** What is on the stage. */
  readonly shown: Frame | null;
  readonly step: ShownStep<GameEvent> | null;
  /** Steps that are being shown or wait to be. */
  readonly waiting: number;
  /** The step on the stage stays until `proceed`. */
  readonly held: boolean;
  /** A look at an earlier position: after line `index`; `position` is null until it has come. */
  readonly past: { readonly index: number; readonly position: unknown } | null;
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
  readonly curtain: Seat | null;
}

export interface ControllerWorld extends Omit<TheatreWorld, 'mine'> {
  readonly soon: Soon;
  now(): number;
  /** Up to where this table's log was seen on this device. */
  readSeen(): Seen | null;
  writeSeen(seen: Seen): void;
}

/** A table of which nothing is known yet. */
export const emptyTable: TableState = {
  line: { kind: 'connecting', first: true },
  info: null,
  newest: null,
  shown: null,
  step: null,
  waiting: 0,
  held: false,
  past: null,
  busy: false,
  refusal: null,
  problem: null,
  chat: [],
  chatRead: -1,
  missed: [],
  curtain: null,
};

/** One table as a page sees it: hears the link, keeps the state of things, carries out what the player wants. */
export class TableController {
  readonly store: StoreApi<TableState> = createStore(() => emptyTable);
  readonly link: Link;
  readonly #game: Game;
  readonly #world: ControllerWorld;
  readonly #theatre: Theatre;
  readonly #past: Past;
  readonly #inbox: Inbox<LinkEvent>;
  /** Frames that came together and are not on the stage yet. */
  readonly #fresh: Frame[] = [];
  /** Decision that the command on its way answers: the table stays busy until another is asked. */
  #answering: number | null = null;
  #greeted = false;

  constructor(game: Game, link: Link, world: ControllerWorld) {
    this.#game = game;
    this.link = link;
    this.#world = world;
    const stage: TheatreWorld = {
      ...world,
      mine: (seat) => seat !== null && seat === this.store.getState().info?.you.seat,
    };
    this.#theatre = new Theatre(stage, (scene) => this.#enter(scene));
    this.#inbox = new Inbox(
      world.soon,
      (event) => this.#hear(event),
      () => this.#theatre.add(this.#fresh.splice(0)),
    );
    this.#past = new Past(async (index) => this.#game.parseView(await this.link.past(index)));
  }

  /** Begins to follow the table. The answer ends it. */
  open(): () => void {
    const stop = this.link.open((event) => this.#inbox.add(event));
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
    const { busy, newest } = this.store.getState();
    if (busy) return null;
    const answers = act.kind === 'move' || act.kind === 'undo';
    const decision = (answers && newest?.situation.decision) || null;
    // A sealed choice may be changed as long as others think: its decision stays the same.
    this.#answering = decision && !decision.sealed ? decision.id : null;
    this.store.setState({ busy: true, refusal: null });
    const answer = await this.link.act(act, decision?.id ?? null);
    // What came before the answer is heard before it.
    this.#inbox.empty();
    if (!answer.ok) this.#answering = null;
    this.store.setState({ refusal: answer.ok ? null : answer.refusal });
    this.#rest(answer.ok);
    return answer;
  };

  /** Looks at the position after line `index` of the log, or, with null, at the present again. */
  lookAt = async (index: number | null): Promise<void> => {
    if (index === null) return this.store.setState({ past: null });
    const before = this.store.getState().past;
    this.store.setState({ past: { index, position: before?.position ?? null } });
    try {
      const position = await this.#past.at(index);
      if (this.store.getState().past?.index === index) this.store.setState({ past: { index, position } });
    } catch {
      // Whatever the reason, the player needs to know just this; the present is still there.
      if (this.store.getState().past?.index === index)
        this.store.setState({ past: null, problem: { key: 'trouble.past' } });
    }
  };

  /** One line back or forward in the history; past its end is the present. */
  step = (by: -1 | 1): void => {
    const { past, shown } = this.store.getState();
    if (!shown || shown.log.length === 0) return;
    const last = shown.log.length - 1;
    const index = (past?.index ?? last) + by;
    void this.lookAt(index >= last ? null : Math.max(-1, index));
  };

  say = async (text: string): Promise<Answer | null> => {
    const answer = (await this.link.say?.(text)) ?? null;
    if (answer && !answer.ok) this.store.setState({ refusal: answer.refusal });
    return answer;
  };

  /** Shows the newest position at once. */
  skip = (): void => this.#theatre.skip();

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
    const { shown } = this.store.getState();
    if (shown && this.#world.watched())
      this.#world.writeSeen({ lines: shown.log.length, at: this.#world.now() });
  };

  #hear(event: LinkEvent): void {
    switch (event.t) {
      case 'table':
        this.#whole(event.info, event.snapshot, event.chat);
        break;
      case 'info':
        this.#changedInfo(event.info);
        break;
      case 'update': {
        const { newest } = this.store.getState();
        if (newest) this.#advance(nextFrame(newest, event.update, (raw) => this.#game.parseView(raw)));
        break;
      }
      case 'chat':
        this.store.setState(({ chat }) => ({ chat: [...chat, event.line] }));
        break;
      case 'curtain':
        this.store.setState({ curtain: event.seat });
        break;
      case 'line':
        this.store.setState({ line: event.line });
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
    const frame: Frame = { situation, log: snapshot.log, happened: [] };
    this.store.setState({ newest: frame });
    if (!this.#greeted && info.you.seat !== null)
      this.store.setState({ missed: missed(frame.log, this.#world.readSeen(), this.#world.now()) });
    this.#greeted = true;
    this.#fresh.length = 0;
    this.#theatre.jump(frame);
    this.#rest(true);
  }

  #changedInfo(info: TableInfo): void {
    if (this.store.getState().info?.you.seat !== info.you.seat) this.#past.clear();
    this.store.setState({ info });
  }

  #advance(frame: Frame): void {
    this.store.setState({ newest: frame });
    this.#fresh.push(frame);
    this.#rest(true);
  }

  #enter(scene: Scene): void {
    const { frame, step, waiting, held } = scene;
    this.store.setState({ shown: frame, step, waiting, held });
    this.markSeen();
  }

  /** Ends being busy, once the command was answered and its effect has come. */
  #rest(answered: boolean): void {
    const { newest, busy } = this.store.getState();
    if (!busy) return;
    const same = this.#answering !== null && newest?.situation.decision?.id === this.#answering;
    if (answered && same) return;
    this.#answering = null;
    this.store.setState({ busy: false });
  }
}
