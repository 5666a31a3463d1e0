import type { WebSocket } from 'ws';
import type { LoadTable, LoadTables } from './load-tables.ts';
import { decodeText, openConcurrently, openSocket, terminateAll } from './open-sockets.ts';

const SEATS = 4;

/** Opens tables at the bare server. Their seats take turns sending a command of the same length as one of Durbar. */
export async function openBareTables(url: string, tables: number): Promise<LoadTables> {
  const sockets: WebSocket[] = [];
  const opened = await openConcurrently(tables, async (table) => {
    const four = await Promise.all(Array.from({ length: SEATS }, () => openSocket(url)));
    sockets.push(...four);
    await Promise.all(four.map((socket) => sit(socket, table)));
    return new BareTable(table, four);
  });
  return { tables: opened, close: () => terminateAll(sockets) };
}

function sit(socket: WebSocket, table: number): Promise<void> {
  return new Promise((resolve) => {
    socket.once('message', () => resolve());
    socket.send(JSON.stringify({ t: 'sit', table }));
  });
}

class BareTable implements LoadTable {
  readonly #table: number;
  readonly #sockets: readonly WebSocket[];
  #done: (() => void) | null = null;
  #received = 0;
  #sent = 0;

  constructor(table: number, sockets: readonly WebSocket[]) {
    this.#table = table;
    this.#sockets = sockets;
    for (const socket of sockets) socket.on('message', (data) => this.#take(decodeText(data)));
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
