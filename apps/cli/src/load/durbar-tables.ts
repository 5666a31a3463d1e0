import type { AnyGame } from '@durbar/games';
import type { Rng, Seat } from '@durbar/kernel';
import { at, randomBelow, seededRng } from '@durbar/kernel';
import { API } from '@durbar/protocol';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { Failure } from '../environment.ts';
import { createGuest, openTable } from './guests.ts';
import type { LoadTable, LoadTables } from './load-tables.ts';
import { decodeText, openConcurrently, openSocket, terminateAll } from './open-sockets.ts';

const SEATS = 4;

/** The parts of the server's messages that the load generator needs. */
const Table = z.object({
  snapshot: z
    .object({
      situation: z.object({
        decision: z.object({ id: z.number() }).nullable(),
        view: z.record(z.string(), z.unknown()),
      }),
    })
    .nullable(),
});
const Update = z.object({ update: z.object({ view: z.record(z.string(), z.unknown()) }) });

/** The part of an update with the seat's decision, or null if it has none any more; found without parsing the update. */
const DECISION = /"decision":(?:null|\{"id":(\d+))/;

/** Opens tables with four guests each, who have a cookie and a socket of their own and play at random. */
export async function openDurbarTables(url: string, tables: number, game: AnyGame): Promise<LoadTables> {
  const sockets: WebSocket[] = [];
  const opened = await openConcurrently(tables, async (index) => {
    const cookies = await Promise.all(Array.from({ length: SEATS }, () => createGuest(url)));
    const table = await openTable(url, cookies, { game: game.meta.id });
    const clients = await Promise.all(cookies.map((cookie) => SeatConnection.open(url, cookie, table)));
    sockets.push(...clients.map(({ socket }) => socket));
    return new DurbarTable(game, table, clients, seededRng('load', `${index}`));
  });
  return { tables: opened, close: () => terminateAll(sockets) };
}

/**
 * The connection of one seat. It parses updates only when the seat has to decide: the load generator shares the machine with
 * the server and should do no more work than a page.
 */
class SeatConnection {
  readonly socket: WebSocket;
  decision: number | null = null;
  /** The decision that this seat answered last. It stays open after a sealed choice until all seats have sealed. */
  answered: number | null = null;
  #view: Record<string, unknown> = {};
  #unread: string[] = [];
  onUpdate: () => void = () => undefined;
  onFault: (text: string) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  static async open(url: string, cookie: string, table: string): Promise<SeatConnection> {
    const client = new SeatConnection(await openSocket(url + API.socket, cookie));
    const watched = new Promise<void>((resolve, reject) => {
      client.socket.on('message', (data) => {
        if (client.#take(decodeText(data))) resolve();
      });
      client.socket.once('close', (code, reason) =>
        reject(new Failure(`the server closed a socket: ${code} ${reason.toString()}`)),
      );
    });
    client.socket.send(JSON.stringify({ t: 'watch', table }));
    await watched;
    return client;
  }

  /** The seat's current view. */
  view(): Record<string, unknown> {
    for (const text of this.#unread) Object.assign(this.#view, Update.parse(JSON.parse(text)).update.view);
    this.#unread = [];
    return this.#view;
  }

  /** @returns whether the message was a snapshot of the table */
  #take(text: string): boolean {
    if (text.startsWith('{"t":"update"')) {
      this.#unread.push(text);
      const found = DECISION.exec(text);
      if (found) this.decision = found[1] === undefined ? null : Number(found[1]);
      this.onUpdate();
      return false;
    }
    if (text.startsWith('{"t":"table"')) {
      const { snapshot } = Table.parse(JSON.parse(text));
      this.#unread = [];
      this.#view = snapshot?.situation.view ?? {};
      this.decision = snapshot?.situation.decision?.id ?? null;
      return snapshot !== null;
    }
    if (text.startsWith('{"t":"problem"') || text.includes('"ok":false')) this.onFault(text);
    return false;
  }
}

class DurbarTable implements LoadTable {
  readonly #game: AnyGame;
  readonly #table: string;
  readonly #clients: readonly SeatConnection[];
  readonly #rng: Rng;
  #done: (() => void) | null = null;
  #received = 0;
  #sent = 0;

  constructor(game: AnyGame, table: string, clients: readonly SeatConnection[], rng: Rng) {
    this.#game = game;
    this.#table = table;
    this.#clients = clients;
    this.#rng = rng;
    for (const client of clients) {
      client.onUpdate = () => this.#countUpdate();
      client.onFault = (text) => {
        throw new Failure(`the server refused a command of the load: ${text}`);
      };
    }
  }

  submit(done: () => void): boolean {
    const seat: Seat = this.#clients.findIndex(
      ({ decision, answered }) => decision !== null && decision !== answered,
    );
    const client = this.#clients[seat];
    if (!client) return false;
    const moves = this.#game.legalMoves(this.#viewSource(client).view(), seat);
    const move = at(moves, randomBelow(this.#rng, moves.length));
    this.#done = done;
    this.#received = 0;
    const id = `c${this.#sent++}`;
    const act = { kind: 'move', move };
    client.answered = client.decision;
    client.socket.send(JSON.stringify({ t: 'do', table: this.#table, id, decision: client.decision, act }));
    return true;
  }

  /** The client whose view to use. If all seats see the same, it is always the first, so that the others parse nothing. */
  #viewSource(client: SeatConnection): SeatConnection {
    return (this.#game.meta.oneView && this.#clients[0]) || client;
  }

  /** Each command gives each client one update: the fourth means that all have it. */
  #countUpdate(): void {
    if (++this.#received < SEATS) return;
    const done = this.#done;
    this.#done = null;
    done?.();
  }
}
