import { API, type FromClient, type FromServer, fromServer } from '@durbar/protocol';
import type { Answer } from '@durbar/table';
import { WebSocket } from 'ws';

type Kind = FromServer['t'];
type Of<K extends Kind> = Extract<FromServer, { t: K }>;

/** Far more than anything takes, because a busy machine may be slow. */
const PATIENCE_MS = 25_000;

/** An open socket: keeps all messages and waits for expected ones. */
export class Page {
  readonly ws: WebSocket;
  /** All messages, oldest first. */
  readonly got: FromServer[] = [];
  /** The same as received text. */
  readonly raw: string[] = [];
  /** Called after each message, and when the socket closes. */
  onNews: () => void = () => undefined;
  closed: { code: number; reason: string } | null = null;
  #commands = 0;
  readonly #waiting = new Set<() => void>();

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data: Buffer) => {
      const text = data.toString();
      this.raw.push(text);
      this.got.push(fromServer.parse(JSON.parse(text)));
      this.#wake();
    });
    ws.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#wake();
    });
    ws.on('error', () => this.#wake());
  }

  /** @param cookie null for a visitor without one */
  static async open(
    url: string,
    cookie: string | null,
    origin?: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Page> {
    const headers = { ...(cookie !== null && { cookie }), ...(origin !== undefined && { origin }), ...more };
    const page = new Page(new WebSocket(url.replace('http', 'ws') + API.socket, { headers }));
    await page.until(() => page.closed !== null || page.got.some(({ t }) => t === 'hello'), 'a greeting');
    return page;
  }

  send(message: FromClient): void {
    this.ws.send(JSON.stringify(message));
  }

  /** Waits until a condition holds, checking after each message. @throws after a while, naming what was waited for */
  until(holds: () => boolean, what: string, patienceMs = PATIENCE_MS): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(check);
        reject(
          new Error(
            `no sign of ${what}; closed: ${JSON.stringify(this.closed)}; last: ${this.raw.slice(-3).join('\n')}`,
          ),
        );
      }, patienceMs);
      this.#waiting.add(check);
      check();
    });
  }

  #wake(): void {
    this.onNews();
    for (const check of this.#waiting) check();
  }

  /** The first message of a kind, from number `from` on, that fits. */
  async next<K extends Kind>(t: K, fits: (message: Of<K>) => boolean = () => true, from = 0): Promise<Of<K>> {
    const find = (): Of<K> | undefined =>
      this.got.slice(from).find((message): message is Of<K> => message.t === t && fits(message as Of<K>));
    await this.until(() => find() !== undefined, `a message '${t}'`);
    const found = find();
    if (!found) throw new Error('it was there a moment ago');
    return found;
  }

  /** Opens a table and waits for its snapshot. */
  async watch(table: string): Promise<Of<'table'>> {
    const from = this.got.length;
    this.send({ t: 'watch', table });
    return this.next('table', ({ info }) => info.id === table, from);
  }

  /** Sends a command and waits for its answer. */
  async do(table: string, act: Extract<FromClient, { t: 'do' }>['act'], decision?: number): Promise<Answer> {
    const id = `c${this.#commands++}-${Math.floor(performance.now())}`;
    this.send({ t: 'do', table, id, act, ...(decision !== undefined && { decision }) });
    const { ok, refusal } = await this.next('answer', (answer) => answer.id === id);
    if (ok) return { id, ok: true };
    if (!refusal) throw new Error('a refusal without a reason');
    return { id, ok: false, refusal };
  }

  close(): Promise<void> {
    this.ws.close();
    return this.until(() => this.closed !== null, 'the socket to close');
  }
}
