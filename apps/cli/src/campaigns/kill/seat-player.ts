import type { AnyGame } from '@durbar/games';
import type { Rng, Seat } from '@durbar/kernel';
import { at, randomBelow } from '@durbar/kernel';
import { API, type FromServer, fromServer, type WireLogEntry, type WireSituation } from '@durbar/protocol';
import type { WebSocket } from 'ws';
import { decodeText, openSocket } from '../../load/open-sockets.ts';
import { Fault } from '../campaign.ts';

/** A command of this seat, or a chat line. */
export interface Sent {
  readonly id: string;
  /** The move; undefined for an undo or a chat line. */
  readonly move?: unknown;
  /** The chat line. */
  readonly line?: string;
  readonly text: string;
}

/** Refusals of a move that another seat's undo, or the last of the sealed choices, has made outdated. */
const TOO_LATE: ReadonlySet<string> = new Set(['table.outdated', 'table.notDeciding', 'table.over']);

/** How long a page waits for its table. */
const PATIENCE_MS = 60_000;
const THINKS_MS = 12;

/**
 * Plays one seat at random, as a page does: follows updates, and after a lost connection repeats unanswered commands and
 * continues from its last update. Remembers everything that the server has sent.
 */
export class SeatPlayer {
  readonly table: string;
  readonly cookie: string;
  readonly seat: Seat;
  /** What the server has said is done. */
  readonly acknowledged: Sent[] = [];
  /** The entries of the log that it was shown, as JSON. */
  readonly shownEntries: string[] = [];
  /** The chat lines that it was shown, by number. */
  readonly chat = new Map<number, string>();
  readonly #game: AnyGame;
  readonly #rng: Rng;
  #socket: WebSocket | null = null;
  #situation: WireSituation | null = null;
  #stream = '';
  #n = -1;
  #pending: Sent | null = null;
  readonly #answered = new Set<string>();
  #sent = 0;
  #plays = false;
  #resigns = false;
  #ready: () => void = () => undefined;
  #timer: NodeJS.Timeout | null = null;
  /** The first thing that was wrong. */
  fault: Fault | null = null;

  constructor(game: AnyGame, table: string, cookie: string, seat: Seat, rng: Rng) {
    [this.#game, this.table, this.cookie, this.seat, this.#rng] = [game, table, cookie, seat, rng];
  }

  get isOver(): boolean {
    return this.#situation?.status === 'over' && this.#pending === null;
  }

  /** Connects, goes on from what it knows or asks for everything, and plays. */
  async connect(url: string): Promise<void> {
    const socket = await openSocket(url + API.socket, this.cookie);
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.#receive(decodeText(data)));
    const ready = new Promise<void>((resolve, reject) => {
      this.#ready = resolve;
      socket.once('close', () => reject(new Error('the socket closed')));
      setTimeout(() => reject(new Error('no sign of the table')), PATIENCE_MS).unref();
    });
    const resumes = this.#n >= 0 && randomBelow(this.#rng, 2) === 0;
    const known = resumes ? { stream: this.#stream, since: this.#n, chat: 0 } : {};
    this.#send({ t: 'watch', table: this.table, ...known });
    await ready;
    this.#plays = true;
    if (this.#pending) socket.send(this.#pending.text);
    this.#play();
  }

  /** Gives the match up, once what is waiting is answered. */
  resign(): void {
    this.#resigns = true;
    if (!this.#pending) this.#act();
  }

  /** The server is gone, or is left. */
  disconnect(): void {
    this.#plays = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#socket?.terminate();
    this.#socket = null;
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #wrong(message: string): void {
    this.fault ??= new Fault(`seat ${this.seat} of table ${this.table}: ${message}`);
  }

  #receive(text: string): void {
    try {
      this.#take(fromServer.parse(JSON.parse(text)));
    } catch (error) {
      this.fault ??= new Fault(`seat ${this.seat} of table ${this.table}: can't take ${text}`, null, error);
    }
  }

  #take(message: FromServer): void {
    switch (message.t) {
      case 'table':
        if (message.info.damage) this.#wrong(`its log is damaged at entry ${message.info.damage.entry}`);
        if (!message.snapshot) return;
        this.#stream = message.stream;
        this.#n = message.snapshot.n;
        this.#situation = message.snapshot.situation;
        this.#compareEntries(message.snapshot.log);
        for (const { n, text } of message.chat) this.chat.set(n, text);
        return this.#ready();
      case 'info':
        return this.#ready();
      case 'update':
        this.#update(message.update);
        break;
      case 'answer':
        this.#answer(message);
        break;
      case 'chat':
        this.chat.set(message.line.n, message.line.text);
        return;
      case 'problem':
        return this.#wrong(`the server reports a problem: ${message.problem.key}`);
      default:
        return;
    }
    if (this.#plays) this.#play();
  }

  /** What was shown once is in the whole log at the same place. */
  #compareEntries(log: readonly WireLogEntry[]): void {
    const entries = log.map((entry) => JSON.stringify(entry));
    const lost = this.shownEntries.findIndex((entry, i) => entry !== entries[i]);
    if (lost >= 0)
      this.#wrong(`entry ${lost} of the log was ${this.shownEntries[lost]} and now is ${entries[lost]}`);
    this.shownEntries.splice(0, this.shownEntries.length, ...entries);
  }

  #update({ n, own, happened, set, view }: Extract<FromServer, { t: 'update' }>['update']): void {
    if (!this.#situation) return;
    if (n !== this.#n + 1) this.#wrong(`update ${n} came after ${this.#n}`);
    this.#n = n;
    for (const entry of happened) {
      if (entry.index !== this.shownEntries.length)
        this.#wrong(`entry ${entry.index} came after ${this.shownEntries.length} entries`);
      this.shownEntries.push(JSON.stringify(entry));
    }
    const seen = { ...(this.#situation.view as object), ...view };
    const situation: WireSituation = this.#situation;
    this.#situation = Object.assign({}, situation, set, own, { view: seen }) as WireSituation;
  }

  #answer({ id, ok, refusal }: Extract<FromServer, { t: 'answer' }>): void {
    const pending = this.#pending;
    // The second answer to a command that was sent twice.
    if (pending?.id !== id && this.#answered.has(id)) return;
    if (pending?.id !== id) return this.#wrong(`an answer to '${id}', which is not waiting`);
    this.#pending = null;
    this.#answered.add(id);
    if (ok) this.acknowledged.push(pending);
    else if (pending.move !== undefined && !TOO_LATE.has(refusal?.key ?? ''))
      this.#wrong(`a legal move was refused: ${refusal?.key}`);
    // A player who chats too fast is refused, and the chat line is not stored.
    else if (pending.line !== undefined && refusal?.key !== 'problem.tooMany')
      this.#wrong(`a chat line was refused: ${refusal?.key}`);
  }

  #play(): void {
    if (this.#timer || this.#pending || this.#situation?.status !== 'running') return;
    if (this.#resigns) return this.#act();
    const { decision, sealed } = this.#situation;
    // Now and then a sealed choice is changed while the others choose.
    if (!decision || (sealed !== null && randomBelow(this.#rng, 4) > 0)) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        if (this.#plays && !this.#pending) this.#act();
      },
      randomBelow(this.#rng, THINKS_MS),
    );
  }

  #act(): void {
    const situation = this.#situation;
    if (situation?.status !== 'running') return;
    const id = `s${this.seat}-${this.#sent++}`;
    const { table } = this;
    const { decision, view, undo, seats } = situation;
    if (this.#resigns) {
      if (seats[this.seat]?.resigned !== false) return;
      return this.#submit({ id, text: JSON.stringify({ t: 'do', table, id, act: { kind: 'resign' } }) });
    }
    if (!decision) return;
    const way = randomBelow(this.#rng, 20);
    if (way < 2) {
      const line = `line ${id} of ${table}`;
      return this.#submit({ id, line, text: JSON.stringify({ t: 'say', table, id, text: line }) });
    }
    const command = { t: 'do', table, id, decision: decision.id };
    if (way < 4 && undo)
      return this.#submit({ id, text: JSON.stringify({ ...command, act: { kind: 'undo' } }) });
    const moves = this.#game.legalMoves(this.#game.parseView(view), this.seat);
    const move: unknown = JSON.parse(JSON.stringify(at(moves, randomBelow(this.#rng, moves.length))));
    this.#submit({ id, move, text: JSON.stringify({ ...command, act: { kind: 'move', move } }) });
  }

  #submit(sent: Sent): void {
    this.#pending = sent;
    // Some pages do not wait for the answer before they send a command again.
    for (let times = randomBelow(this.#rng, 4) === 0 ? 2 : 1; times > 0; times--)
      this.#socket?.send(sent.text);
  }
}
