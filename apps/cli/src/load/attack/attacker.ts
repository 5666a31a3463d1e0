import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';

/** All attacks come from this one address, which the measured players do not share. */
const ADDRESS = '127.0.0.66';

/** An answer: its status, 0 if there was none, and its JSON if it is any. */
interface Reply {
  readonly status: number;
  readonly body: string;
  readonly cookie: string | null;
}

/** What one address can send. Counts what the server did with it. */
export class Attacker {
  readonly url: string;
  /** How often each outcome came, by name. */
  readonly outcomes: Record<string, number> = {};

  constructor(url: string) {
    this.url = url;
  }

  count(outcome: string): void {
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
  }

  ask(method: string, path: string, cookie: string | null, body?: string): Promise<Reply> {
    return new Promise((resolve) => {
      const headers = {
        ...(cookie !== null && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const sent = request(this.url + path, { method, headers, localAddress: ADDRESS }, (answer) => {
        const [set] = answer.headers['set-cookie'] ?? [];
        const status = answer.statusCode ?? 0;
        this.count(`http ${status}`);
        text(answer).then(
          (read) => resolve({ status, body: read, cookie: set?.split(';')[0] ?? null }),
          () => resolve({ status: 0, body: '', cookie: null }),
        );
      });
      sent.on('error', () => {
        this.count('http connection failed');
        resolve({ status: 0, body: '', cookie: null });
      });
      sent.end(body);
    });
  }

  /** Creates a guest. @returns their cookie, null if the server gave none */
  async createGuest(): Promise<string | null> {
    return (await this.ask('GET', '/api/me', null)).cookie;
  }

  /** Opens a table. @returns its id, null if the server opened none */
  async openTable(cookie: string | null, table: object): Promise<string | null> {
    const body = JSON.stringify({
      options: {},
      pace: 'live',
      open: true,
      ...table,
    });
    const { status, body: answer } = await this.ask('POST', '/api/tables', cookie, body);
    const [, id] = /^\{"id":"([^"]+)"/.exec(answer) ?? [];
    return status === 200 ? (id ?? null) : null;
  }

  /** Starts a match of bots alone. @returns its table's id, null if it was not started */
  async startBots(cookie: string | null, table: object): Promise<string | null> {
    const id = await this.openTable(cookie, table);
    if (id === null) return null;
    return (await this.ask('POST', `/api/tables/${id}/start`, cookie)).status === 200 ? id : null;
  }

  /** A socket of a guest; what comes over it is counted and thrown away. */
  socket(cookie: string): WebSocket {
    const headers = { cookie };
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      headers,
      localAddress: ADDRESS,
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => this.count(`socket ${/"t":"(\w+)"/.exec(data.toString())?.[1]}`));
    socket.on('close', (code) => this.count(`socket closed ${code}`));
    socket.on('error', () => this.count('socket connection failed'));
    return socket;
  }

  /** A connection that sends what it likes. */
  raw(sent: string): Socket {
    const { port, hostname } = new URL(this.url);
    const socket = connect({ port: Number(port), host: hostname, localAddress: ADDRESS });
    socket.on('error', () => this.count('raw connection failed'));
    socket.on('close', () => this.count('raw connection closed'));
    socket.resume().write(sent);
    return socket;
  }
}
