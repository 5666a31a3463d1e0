import type { Message } from '@durbar/kernel';
import type { FromClient, FromServer, Reaction } from '@durbar/protocol';
import type { Answer, CommandAction, ScorePoint, Snapshot, Update, ViewerLogEntry } from '@durbar/table';
import { loadRecord } from '../net/load-record.ts';
import { randomHex } from '../net/random.ts';
import type { ConnectionStatus, Socket } from '../net/socket.ts';
import { createFairStart } from './device-deals.ts';
import type { FairStart } from './fair-start.ts';
import type { ConnectionEvent, TableConnection } from './table-connection.ts';

type ClientRequest = Extract<FromClient, { t: 'do' | 'say' | 'plan' | 'past' | 'log' | 'scores' }>;
interface OutboundRequest {
  readonly message: ClientRequest;
  readonly onAnswer: (answer: FromServer) => void;
}

/**
 * A table on the server. After a lost connection it resumes from the last update seen and sends unanswered requests again;
 * their ids keep the server from carrying any out twice.
 */
export class ServerConnection implements TableConnection {
  readonly place = 'server';
  readonly deleteMatch = null;
  readonly fairStart: FairStart;
  readonly #table: string;
  readonly #socket: Socket;
  readonly #pending = new Map<string, OutboundRequest>();
  #listener: ((event: ConnectionEvent) => void) | null = null;
  #stream: string | null = null;
  #seen = -1;
  #chat = 0;
  /** Whether the server reports this table on the present connection; before that it takes no commands for it. */
  #watching = false;

  constructor(table: string, socket: Socket, fairStart: FairStart = createFairStart(table)) {
    this.fairStart = fairStart;
    this.#table = table;
    this.#socket = socket;
  }

  open(listener: (event: ConnectionEvent) => void): () => void {
    this.#listener = listener;
    const stop = this.#socket.listen(
      (message) => this.#handleMessage(message),
      (status) => this.#handleStatus(status),
    );
    if (this.#socket.status.kind === 'open') this.#watch();
    return () => {
      this.#socket.send({ t: 'unwatch', table: this.#table });
      this.#listener = null;
      this.fairStart.stop();
      stop();
    };
  }

  async sendCommand(act: CommandAction, decision: number | null): Promise<Answer> {
    const known = decision === null ? {} : { decision };
    return this.#requestAnswer({ t: 'do', table: this.#table, id: randomHex(12), ...known, act });
  }

  readonly sendChat = (text: string, reaction?: Reaction): Promise<Answer> =>
    this.#requestAnswer({
      t: 'say',
      table: this.#table,
      id: randomHex(12),
      text,
      ...(reaction && { reaction }),
    });

  readonly leavePlan = (made: number, branches: readonly (readonly unknown[])[]): Promise<Answer> =>
    this.#requestAnswer({
      t: 'plan',
      table: this.#table,
      id: randomHex(12),
      made,
      branches: branches.map((moves) => [...moves]),
    });

  async exportMatch(): Promise<string> {
    return loadRecord(this.#table);
  }

  /** Nothing to do: on a server each person has their own screen. */
  confirmHandover(): void {}

  viewAt(index: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#sendRequest({ t: 'past', table: this.#table, id: randomHex(12), index }, (answer) => {
        if (answer.t === 'past') resolve(answer.view);
        else reject(new Error('the server has no such position'));
      });
    });
  }

  readonly entriesBefore = (before: number): Promise<readonly ViewerLogEntry[]> =>
    new Promise((resolve, reject) => {
      this.#sendRequest({ t: 'log', table: this.#table, id: randomHex(12), before }, (answer) => {
        if (answer.t === 'log') resolve(answer.lines);
        else reject(new Error('the server has no such entries'));
      });
    });

  scoreCurve(): Promise<readonly ScorePoint[]> {
    return new Promise((resolve, reject) => {
      this.#sendRequest({ t: 'scores', table: this.#table, id: randomHex(12) }, (answer) => {
        if (answer.t === 'scores') resolve(answer.points);
        else reject(new Error('the server has no scores'));
      });
    });
  }

  #requestAnswer(message: ClientRequest): Promise<Answer> {
    return new Promise((resolve) => {
      this.#sendRequest(message, (answer) => {
        if (answer.t !== 'answer') return;
        if (answer.ok) resolve({ id: answer.id, ok: true });
        else
          resolve({
            id: answer.id,
            ok: false,
            refusal: answer.refusal ?? { clause: 'table', key: 'problem.server' },
          });
      });
    });
  }

  #sendRequest(message: ClientRequest, onAnswer: (answer: FromServer) => void): void {
    this.#pending.set(message.id, { message, onAnswer });
    if (this.#watching) this.#socket.send(message);
  }

  #handleStatus(status: ConnectionStatus): void {
    if (status.kind !== 'open') this.#watching = false;
    this.#emit({ t: 'status', status });
  }

  /** Asks the server for the table, from the last update seen. */
  #watch(): void {
    this.#watching = false;
    const from =
      this.#stream === null ? {} : { stream: this.#stream, since: Math.max(0, this.#seen), chat: this.#chat };
    this.#socket.send({ t: 'watch', table: this.#table, ...from });
  }

  /** Sends unanswered requests again once the server reports the table. */
  #resend(): void {
    if (this.#watching) return;
    this.#watching = true;
    for (const { message } of this.#pending.values()) this.#socket.send(message);
  }

  #handleMessage(message: FromServer): void {
    if (message.t === 'hello') return this.#watch();
    if (message.t === 'table') {
      if (message.info.id !== this.#table) return;
      this.#applySnapshot(message);
      return this.#resend();
    }
    if (message.t === 'info') {
      if (message.info.id !== this.#table) return;
      this.fairStart.observe(message.info);
      this.#emit({ t: 'info', info: message.info });
      return this.#resend();
    }
    if (!('table' in message) || message.table !== this.#table) return;
    if (message.t === 'update') this.#applyUpdate(message.update);
    else if (message.t === 'chat') this.#addChatLine(message.line);
    else if (message.t === 'problem') this.#fail(message);
    else if ('id' in message) this.#settle(message.id, message);
  }

  #applySnapshot(message: Extract<FromServer, { t: 'table' }>): void {
    this.#stream = message.stream;
    const snapshot = message.snapshot as Snapshot | null;
    this.#seen = snapshot?.n ?? -1;
    this.#chat = message.chat.at(-1)?.n ?? this.#chat;
    this.fairStart.observe(message.info);
    this.#emit({ t: 'table', info: message.info, snapshot, chat: message.chat });
  }

  #applyUpdate(update: Update): void {
    if (update.n <= this.#seen) return;
    if (update.n !== this.#seen + 1) {
      // An update is missing: ask for a new snapshot.
      this.#stream = null;
      this.#watch();
      return;
    }
    this.#seen = update.n;
    this.#emit({ t: 'update', update });
  }

  #addChatLine(line: Extract<FromServer, { t: 'chat' }>['line']): void {
    if (line.n <= this.#chat) return;
    this.#chat = line.n;
    this.#emit({ t: 'chat', line });
  }

  /** A position or a page of the log that the server does not give is reported as a failure to its caller. */
  #fail({ id, problem }: Extract<FromServer, { t: 'problem' }>): void {
    if (id === undefined) return this.#failAll(problem);
    this.#settle(id, { t: 'problem', id, problem });
  }

  /** The server rejected a message without saying which: all pending requests fail. */
  #failAll(problem: Message): void {
    const { key, values } = problem;
    const refusal = { key, clause: 'table', ...(values && { values: { ...values } }) };
    for (const [id, { onAnswer }] of this.#pending)
      onAnswer({ t: 'answer', table: this.#table, id, ok: false, refusal });
    this.#pending.clear();
    this.#emit({ t: 'problem', problem });
  }

  #settle(id: string, message: FromServer): void {
    const request = this.#pending.get(id);
    this.#pending.delete(id);
    request?.onAnswer(message);
  }

  #emit(event: ConnectionEvent): void {
    this.#listener?.(event);
  }
}
