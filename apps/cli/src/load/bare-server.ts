import { createServer } from 'node:http';
import Database from 'better-sqlite3';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { textOf } from './open-sockets.ts';

/** What a client of the bare loop says: where it sits, or a command for its table. */
const Said = z.union([
  z.object({ t: z.literal('sit'), table: z.number() }),
  z.object({ t: z.literal('do'), table: z.number(), id: z.string(), move: z.unknown() }),
]);

/**
 * The least a server of tables can do, to compare with: takes commands from sockets, stores all of one loop turn in one
 * SQLite transaction with the same guarantees as ours (WAL, synchronous FULL), then tells the four at the table. No
 * rules, no views, no identity.
 * @returns the port it listens on, and how to stop it
 */
export async function startBareServer(
  dataFile: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const db = openData(dataFile);
  const insert = db.prepare('INSERT INTO entry (table_id, body) VALUES (?, ?)');
  const tables = new Map<number, Set<WebSocket>>();
  let waiting: { readonly table: number; readonly text: string }[] = [];
  const commit = db.transaction((units: typeof waiting) => {
    for (const { table, text } of units) insert.run(table, text);
  });
  const flush = (): void => {
    const units = waiting;
    waiting = [];
    commit(units);
    for (const { table, text } of units)
      for (const socket of tables.get(table) ?? []) socket.send(`{"t":"update","n":0,"command":${text}}`);
  };
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const text = textOf(data);
      const said = Said.parse(JSON.parse(text));
      if (said.t === 'sit') {
        tables.set(said.table, (tables.get(said.table) ?? new Set()).add(socket));
        socket.send('{"t":"seated"}');
        return;
      }
      if (waiting.push({ table: said.table, text }) === 1) setImmediate(flush);
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const stop = async (): Promise<void> => {
    for (const socket of sockets.clients) socket.terminate();
    await new Promise((resolve) => {
      http.close(resolve);
    });
    db.close();
  };
  const address = http.address();
  return { port: typeof address === 'object' && address ? address.port : 0, stop };
}

function openData(file: string): Database.Database {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE entry (n INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, body TEXT NOT NULL) STRICT');
  return db;
}
