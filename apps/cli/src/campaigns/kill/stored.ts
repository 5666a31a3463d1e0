import { sameJson } from '@durbar/kernel';
import { chooseDriver } from '@durbar/server';
import { parseLogEntry } from '@durbar/table';
import { Fault } from '../campaign.ts';
import type { SeatPlayer } from './seat-player.ts';

/** What a data file has of the tables, by table. */
export interface Stored {
  /** Moves by name of their command; null for an entry that is no move. */
  readonly commands: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  readonly chat: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

/**
 * Reads the data file of a server that does not run.
 * @throws {Fault} if a log has a hole, or a command twice
 */
export async function readStored(file: string): Promise<Stored> {
  const db = (await chooseDriver()).open(file, { timeout: 5000 });
  try {
    const commands = new Map<string, Map<string, unknown>>();
    const next = new Map<string, number>();
    for (const { table_id, n, entry } of db
      .prepare('SELECT table_id, n, entry FROM log_entry ORDER BY table_id, n')
      .all()) {
      const table = String(table_id);
      if (Number(n) !== (next.get(table) ?? 0))
        throw new Fault(`table ${table}: entry ${String(n)} comes after a hole`);
      next.set(table, Number(n) + 1);
      addCommand(commands, table, parseLogEntry(JSON.parse(String(entry))));
    }
    const chat = new Map<string, Map<number, string>>();
    for (const { table_id, n, text } of db.prepare('SELECT table_id, n, text FROM chat_line').all()) {
      const lines = chat.get(String(table_id)) ?? new Map<number, string>();
      chat.set(String(table_id), lines.set(Number(n), String(text)));
    }
    return { commands, chat };
  } finally {
    db.close();
  }
}

function addCommand(
  commands: Map<string, Map<string, unknown>>,
  table: string,
  entry: ReturnType<typeof parseLogEntry>,
): void {
  if (entry.command === null) return;
  const known = commands.get(table) ?? new Map<string, unknown>();
  commands.set(table, known);
  if (known.has(entry.command))
    throw new Fault(`table ${table}: command '${entry.command}' is in the log twice`);
  known.set(entry.command, entry.kind === 'move' || entry.kind === 'seal' ? entry.move : null);
}

/** What a player received from the server. */
type Received = Pick<SeatPlayer, 'table' | 'seat' | 'acknowledged' | 'chat'>;

/** @throws {Fault} if the file lacks something that a player received, or has it twice */
export function checkKept({ commands, chat }: Stored, player: Received): void {
  const { table, seat, acknowledged } = player;
  const kept = commands.get(table);
  const lines = [...(chat.get(table) ?? new Map<number, string>()).values()];
  for (const { id, move, line } of acknowledged) {
    const what = `table ${table}: the acknowledged ${line === undefined ? 'command' : 'chat line'} '${id}' of seat ${seat}`;
    if (line !== undefined) {
      const times = lines.filter((text) => text === line).length;
      if (times !== 1) throw new Fault(`${what} is stored ${times} times`);
      continue;
    }
    const name = `${seat}/${id}`;
    if (!kept?.has(name)) throw new Fault(`${what} is lost`);
    if (!sameJson(kept.get(name), move ?? null)) throw new Fault(`${what} is another move in the log`);
  }
  for (const [n, text] of player.chat)
    if (chat.get(table)?.get(n) !== text) throw new Fault(`table ${table}: line ${n} of the chat is lost`);
}
