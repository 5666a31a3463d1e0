import type { Socket } from 'node:net';
import { CLOSE } from '@durbar/protocol';
import type { WebSocket } from 'ws';
import { textFrame } from '../rooms/frame.ts';
import type { Listener } from '../rooms/watcher.ts';

/** How long the other end may take to read what waits, and the reason. */
const CLOSING_MS = 2000;

/** Why a line is closed by the server. */
export type Reason = keyof typeof CLOSE;

/** Lines that have something to send at the end of this turn. */
let waiting: Line[] = [];

function flushAll(): void {
  const lines = waiting;
  waiting = [];
  for (const line of lines) line.flush();
}

/** Sends over one socket: several messages of one turn in one packet, and no more than the other end takes. */
export class Line implements Listener {
  readonly person: string;
  readonly #ws: WebSocket;
  readonly #socket: Socket;
  readonly #waitingBytes: number;
  readonly #onDrop: (reason: Reason) => void;
  /** What is sent at the end of this turn, and how many bytes that is. */
  #frames: Buffer[] = [];
  #bytes = 0;

  /** @param waitingBytes that may wait for the other end to read */
  constructor(
    person: string,
    ws: WebSocket,
    socket: Socket,
    waitingBytes: number,
    onDrop: (reason: Reason) => void,
  ) {
    this.person = person;
    this.#ws = ws;
    this.#socket = socket;
    this.#waitingBytes = waitingBytes;
    this.#onDrop = onDrop;
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  send(text: string): void {
    if (this.isOpen) this.sendFrame(textFrame(text));
  }

  sendFrame(frame: Buffer): void {
    if (!this.isOpen) return;
    if (this.#ws.bufferedAmount + this.#bytes > this.#waitingBytes) return this.drop('slow');
    this.#bytes += frame.length;
    if (this.#frames.push(frame) === 1 && waiting.push(this) === 1) process.nextTick(flushAll);
  }

  /** Hands what waits to the socket, in one piece. */
  flush(): void {
    const frames = this.#frames;
    const [first] = frames;
    if (!first) return;
    this.#frames = [];
    this.#bytes = 0;
    if (this.isOpen) this.#socket.write(frames.length === 1 ? first : Buffer.concat(frames));
  }

  cutOff(): void {
    this.drop('restart');
  }

  /** Closes the line with a reason that the page understands; a page that does not answer is cut off. */
  drop(reason: Reason): void {
    if (!this.isOpen) return;
    this.#onDrop(reason);
    this.flush();
    this.#ws.close(CLOSE[reason], reason);
    setTimeout(() => this.#ws.terminate(), CLOSING_MS).unref();
  }
}
