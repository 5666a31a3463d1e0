import type { Socket } from 'node:net';
import { CLOSE } from '@durbar/protocol';
import type { WebSocket } from 'ws';
import { textFrame } from '../rooms/encoding.ts';
import type { Listener } from '../rooms/room-view.ts';

/** Milliseconds a page has to read its queued frames and to answer the close. */
const CLOSING_MS = 2000;

/** Why the server closes a socket. */
export type CloseReason = keyof typeof CLOSE;

/** Queues with frames to send at the end of this event loop turn. */
let queuesToFlush: OutboundQueue[] = [];

function flushAll(): void {
  const queues = queuesToFlush;
  queuesToFlush = [];
  for (const queue of queues) queue.flush();
}

/** The frames of one socket. Those of one event loop turn are written together. A page that reads too slowly is disconnected. */
export class OutboundQueue implements Listener {
  readonly person: string;
  readonly #ws: WebSocket;
  readonly #socket: Socket;
  readonly #maxQueuedBytes: number;
  readonly #onDrop: (reason: CloseReason) => void;
  /** Frames to send at the end of this event loop turn. */
  #frames: Buffer[] = [];
  /** Size of `#frames`. */
  #bytes = 0;

  /** @param maxQueuedBytes a page with more unread bytes than this is disconnected */
  constructor(
    person: string,
    ws: WebSocket,
    socket: Socket,
    maxQueuedBytes: number,
    onDrop: (reason: CloseReason) => void,
  ) {
    this.person = person;
    this.#ws = ws;
    this.#socket = socket;
    this.#maxQueuedBytes = maxQueuedBytes;
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
    if (this.#ws.bufferedAmount + this.#bytes > this.#maxQueuedBytes) return this.drop('slow');
    this.#bytes += frame.length;
    this.#frames.push(frame);
    if (this.#frames.length > 1) return;
    queuesToFlush.push(this);
    if (queuesToFlush.length === 1) process.nextTick(flushAll);
  }

  /** Writes all queued frames to the socket at once. */
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
