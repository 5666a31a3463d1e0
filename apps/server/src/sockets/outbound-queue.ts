import type { Socket } from 'node:net';
import { CLOSE } from '@durbar/protocol';
import type { WebSocket } from 'ws';
import { textFrame } from '../rooms/encoding.ts';
import type { Listener } from '../rooms/room-view.ts';

/** How long a page may take to read what waits and to answer the close. */
const CLOSING_MS = 2000;

/** Why the server closes a socket. */
export type CloseReason = keyof typeof CLOSE;

/** Queues with something to send at the end of this turn. */
let waiting: OutboundQueue[] = [];

function flushAll(): void {
  const queues = waiting;
  waiting = [];
  for (const queue of queues) queue.flush();
}

/** Sends over one socket: all messages of one turn in one packet. A page that reads too slowly is cut off. */
export class OutboundQueue implements Listener {
  readonly person: string;
  readonly #ws: WebSocket;
  readonly #socket: Socket;
  readonly #waitingBytes: number;
  readonly #onDrop: (reason: CloseReason) => void;
  /** Frames to send at the end of this turn, and their bytes. */
  #frames: Buffer[] = [];
  #bytes = 0;

  /** @param waitingBytes bytes that may wait for the page to read them */
  constructor(
    person: string,
    ws: WebSocket,
    socket: Socket,
    waitingBytes: number,
    onDrop: (reason: CloseReason) => void,
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

  /** Writes all waiting frames to the socket at once. */
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

  /** Closes the socket with a reason that the page understands; terminates it if the page does not answer. */
  drop(reason: CloseReason): void {
    if (!this.isOpen) return;
    this.#onDrop(reason);
    this.flush();
    this.#ws.close(CLOSE[reason], reason);
    setTimeout(() => this.#ws.terminate(), CLOSING_MS).unref();
  }
}
