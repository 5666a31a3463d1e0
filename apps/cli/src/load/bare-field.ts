import type { WebSocket } from 'ws';
import { closeAll, makeMany, openSocket, textOf } from './open-sockets.ts';
import type { Field, Slot } from './slot.ts';

const SEATS = 4;

/** Tables at the bare loop: the seats take turns sending a command as long as one of ours. */
export async function openBareField(url: string, tables: number): Promise<Field> {
  const sockets: WebSocket[] = [];
  const slots = await makeMany(tables, async (table) => {
    const four = await Promise.all(Array.from({ length: SEATS }, () => openSocket(url)));
    sockets.push(...four);
    await Promise.all(four.map((socket) => sit(socket, table)));
    return new BareSlot(table, four);
  });
  return { slots, close: () => closeAll(sockets) };
}

function sit(socket: WebSocket, table: number): Promise<void> {
  return new Promise((resolve) => {
    socket.once('message', () => resolve());
    socket.send(JSON.stringify({ t: 'sit', table }));
  });
}

class BareSlot implements Slot {
  readonly #table: number;
  readonly #sockets: readonly WebSocket[];
  #done: (() => void) | null = null;
  #received = 0;
  #sent = 0;

  constructor(table: number, sockets: readonly WebSocket[]) {
    this.#table = table;
    this.#sockets = sockets;
    for (const socket of sockets) socket.on('message', (data) => this.#take(textOf(data)));
  }

  submit(done: () => void): boolean {
    this.#done = done;
    this.#received = 0;
    const id = `c${this.#sent}`;
    const move = { type: 'place', slot: this.#sent % 4, space: this.#sent % 56, turn: 0 };
    const seat = this.#sockets[this.#sent++ % SEATS];
    seat?.send(JSON.stringify({ t: 'do', table: this.#table, id, move }));
    return true;
  }

  #take(text: string): void {
    if (!text.startsWith('{"t":"update"') || ++this.#received < SEATS) return;
    const done = this.#done;
    this.#done = null;
    done?.();
  }
}
