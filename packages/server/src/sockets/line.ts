import type { Socket } from 'node:net';
import { CLOSE } from '@durbar/protocol';
import type { WebSocket } from 'ws';
import type { Listener } from '../rooms/watcher.ts';
import { textFrame } from './frame.ts';

/** How long the other end may take to read what waits, and the reason. */
const CLOSING_MS = 2000;

/** Why a line is closed by the server. */
export type Reason = keyof typeof CLOSE;

/** Lines that have something to send at the end of this turn. */
let corked: Line[] = [];

function uncorkAll(): void {
  const lines = corked;
  corked = [];
  for (const line of lines) line.uncork();
}

/** Sends over one socket: several messages of one turn in one packet, and no more than the other end takes. */
export class Line implements Listener {
  readonly person: string;
  readonly #ws: WebSocket;
  readonly #socket: Socket;
  readonly #waitingBytes: number;
  readonly #onDrop: (reason: Reason) => void;
  #isCorked = false;

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
    if (!this.isOpen) return;
    if (this.#ws.bufferedAmount > this.#waitingBytes) return this.drop('slow');
    if (!this.#isCorked) this.#cork();
    this.#socket.write(textFrame(text));
  }

  #cork(): void {
    this.#isCorked = true;
    this.#socket.cork();
    if (corked.push(this) === 1) process.nextTick(uncorkAll);
  }

  uncork(): void {
    this.#isCorked = false;
    this.#socket.uncork();
  }

  cutOff(): void {
    this.drop('restart');
  }

  /** Closes the line with a reason that the page understands; a page that does not answer is cut off. */
  drop(reason: Reason): void {
    if (!this.isOpen) return;
    this.#onDrop(reason);
    this.#ws.close(CLOSE[reason], reason);
    setTimeout(() => this.#ws.terminate(), CLOSING_MS).unref();
  }
}
