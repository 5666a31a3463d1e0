import { createServer } from 'node:http';
import { type Connection, chooseDriver } from '@durbar/server';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { decodeText } from './open-sockets.ts';

/** A message from a client: it joins a table, or sends a command to that table. */
const Incoming = z.union([
  z.object({ t: z.literal('sit'), table: z.number() }),
  z.object({ t: z.literal('do'), table: z.number(), id: z.string(), move: z.unknown() }),
]);

/**
 * Starts the simplest possible server of tables, for comparison. It takes commands from sockets, stores the commands of one
 * event loop turn in one SQLite transaction as durably as Durbar (WAL, synchronous FULL), then sends each to all sockets of
 * its table. It has no rules, views or identity.
 * @returns the port it listens on, and a function that stops it
 */
export async function startBareServer(
  dataFile: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const db = await openData(dataFile);
  const insert = db.prepare('INSERT INTO entry (table_id, body) VALUES (?, ?)');
  const tables = new Map<number, Set<WebSocket>>();
  let waiting: { readonly table: number; readonly text: string }[] = [];
  const [begin, end] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];
  const commit = (commands: typeof waiting): void => {
    begin.run();
    for (const { table, text } of commands) insert.run(table, text);
    end.run();
  };
  const flush = (): void => {
    const commands = waiting;
    waiting = [];
    commit(commands);
    for (const { table, text } of commands)
      for (const socket of tables.get(table) ?? []) socket.send(`{"t":"update","n":0,"command":${text}}`);
  };
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const text = decodeText(data);
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

async function openData(file: string): Promise<Connection> {
  const db = (await chooseDriver()).open(file, { timeout: 0 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec('CREATE TABLE entry (n INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, body TEXT NOT NULL) STRICT');
  return db;
}
