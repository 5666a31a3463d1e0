import type { Message } from '@durbar/kernel';
import type { FromClient, FromServer } from '@durbar/protocol';
import type { Act, Answer, Snapshot, Update } from '@durbar/table';
import { api } from '../net/api.ts';
import { randomHex } from '../net/random.ts';
import type { ConnectionStatus, Socket } from '../net/socket.ts';
import type { ConnectionEvent, TableConnection } from './table-connection.ts';

type ClientRequest = Extract<FromClient, { t: 'do' | 'say' | 'past' }>;
interface OutboundRequest {
  readonly message: ClientRequest;
  readonly settle: (answer: FromServer) => void;
}

/**
 * A table on the server. After a cut it goes on from the last number seen, and sends again whatever was not answered:
 * commands have ids, so nothing happens twice.
 */
export class ServerConnection implements TableConnection {
  readonly place = 'server';
  readonly deleteMatch = null;
  readonly #table: string;
  readonly #socket: Socket;
  readonly #waiting = new Map<string, OutboundRequest>();
  #listener: ((event: ConnectionEvent) => void) | null = null;
  #stream: string | null = null;
  #seen = -1;
  #chat = 0;
  /** The server has begun to tell of the table on this line; before that it takes no commands for it. */
  #followed = false;

  constructor(table: string, socket: Socket) {
    this.#table = table;
    this.#socket = socket;
  }

  open(listener: (event: ConnectionEvent) => void): () => void {
    this.#listener = listener;
    const stop = this.#socket.listen(
      (message) => this.#hear(message),
      (line) => this.#lineIs(line),
    );
    if (this.#socket.status.kind === 'open') this.#follow();
    return () => {
      this.#socket.send({ t: 'unwatch', table: this.#table });
      this.#listener = null;
      stop();
    };
  }

  async sendCommand(act: Act, decision: number | null): Promise<Answer> {
    const known = decision === null ? {} : { decision };
    return this.#answered({ t: 'do', table: this.#table, id: randomHex(12), ...known, act });
  }

  readonly sendChat = (text: string): Promise<Answer> =>
    this.#answered({ t: 'say', table: this.#table, id: randomHex(12), text });

  async exportMatch(): Promise<string> {
    return api.record(this.#table);
  }

  /** On a server everybody has a screen of their own. */
  confirmHandover(): void {}

  viewAt(index: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#ask({ t: 'past', table: this.#table, id: randomHex(12), index }, (answer) => {
        if (answer.t === 'past') resolve(answer.view);
        else reject(new Error('the server has no such position'));
      });
    });
  }

  #answered(message: ClientRequest): Promise<Answer> {
    return new Promise((resolve) => {
      this.#ask(message, (answer) => {
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

  #ask(message: ClientRequest, settle: (answer: FromServer) => void): void {
    this.#waiting.set(message.id, { message, settle });
    if (this.#followed) this.#socket.send(message);
  }

  #lineIs(line: ConnectionStatus): void {
    if (line.kind !== 'open') this.#followed = false;
    this.#tell({ t: 'line', line });
  }

  /** Asks for the table from where it was left. */
  #follow(): void {
    this.#followed = false;
    const from =
      this.#stream === null ? {} : { stream: this.#stream, since: Math.max(0, this.#seen), chat: this.#chat };
    this.#socket.send({ t: 'watch', table: this.#table, ...from });
  }

  /** The server tells of the table: whatever is unanswered is asked again. Commands have ids, so none is done twice. */
  #follows(): void {
    if (this.#followed) return;
    this.#followed = true;
    for (const { message } of this.#waiting.values()) this.#socket.send(message);
  }

  #hear(message: FromServer): void {
    if (message.t === 'hello') return this.#follow();
    if (message.t === 'table') {
      if (message.info.id !== this.#table) return;
      this.#whole(message);
      return this.#follows();
    }
    if (message.t === 'info') {
      if (message.info.id !== this.#table) return;
      this.#tell({ t: 'info', info: message.info });
      return this.#follows();
    }
    if (!('table' in message) || message.table !== this.#table) return;
    if (message.t === 'update') this.#step(message.update);
    else if (message.t === 'chat') this.#said(message.line);
    else if (message.t === 'problem') this.#trouble(message.problem);
    else if (message.t === 'answer' || message.t === 'past') this.#settle(message.id, message);
  }

  #whole(message: Extract<FromServer, { t: 'table' }>): void {
    this.#stream = message.stream;
    const snapshot = message.snapshot as Snapshot | null;
    this.#seen = snapshot?.n ?? -1;
    this.#chat = message.chat.at(-1)?.n ?? this.#chat;
    this.#tell({ t: 'table', info: message.info, snapshot, chat: message.chat });
  }

  #step(update: Update): void {
    if (update.n <= this.#seen) return;
    if (update.n !== this.#seen + 1) {
      // Something went astray: better the whole than a wrong position.
      this.#stream = null;
      this.#follow();
      return;
    }
    this.#seen = update.n;
    this.#tell({ t: 'update', update });
  }

  #said(line: Extract<FromServer, { t: 'chat' }>['line']): void {
    if (line.n <= this.#chat) return;
    this.#chat = line.n;
    this.#tell({ t: 'chat', line });
  }

  /** The server could not make sense of something of ours, and does not say of what: nothing waits any longer. */
  #trouble(problem: Message): void {
    const { key, values } = problem;
    const refusal = { key, clause: 'table', ...(values && { values: { ...values } }) };
    for (const [id, { settle }] of this.#waiting)
      settle({ t: 'answer', table: this.#table, id, ok: false, refusal });
    this.#waiting.clear();
    this.#tell({ t: 'problem', problem });
  }

  #settle(id: string, message: FromServer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.settle(message);
  }

  #tell(event: ConnectionEvent): void {
    this.#listener?.(event);
  }
}
