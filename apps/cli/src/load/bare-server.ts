import { createServer } from 'node:http';
import Database from 'better-sqlite3';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { textOf } from './open-sockets.ts';

/** A message of a client of the bare loop: the table it joins, or a command for that table. */
const Incoming = z.union([
  z.object({ t: z.literal('sit'), table: z.number() }),
  z.object({ t: z.literal('do'), table: z.number(), id: z.string(), move: z.unknown() }),
]);

/**
 * Starts the simplest possible server of tables, for comparison: it takes commands from sockets, stores those of one event
 * loop turn in one SQLite transaction with the same guarantees as ours (WAL, synchronous FULL), then sends them to the
 * four at the table. It has no rules, views or identity.
 * @returns the port it listens on, and a function that stops it
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
      const message = Incoming.parse(JSON.parse(text));
      if (message.t === 'sit') {
        tables.set(message.table, (tables.get(message.table) ?? new Set()).add(socket));
        socket.send('{"t":"seated"}');
        return;
      }
      if (waiting.push({ table: message.table, text }) === 1) setImmediate(flush);
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
