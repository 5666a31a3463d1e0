import { join } from 'node:path';
import { parseRecord, type Rng, randomBelow, seededRng, verify } from '@durbar/kernel';
import { API, type SeatChoice } from '@durbar/protocol';
import { parseLogEntry } from '@durbar/table';
import { bazaar } from '@durbar/testkit/toy';
import { expect, inject, onTestFinished, test } from 'vitest';
import { Follower } from './support/follower.ts';
import { Person } from './support/person.ts';
import { Player } from './support/player.ts';
import { type ServerProcess, startProcess } from './support/process.ts';
import { tempDir } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

/*
 * Repeated kill -9 under load: nothing acknowledged is lost or duplicated, sealed choices and future draws do not change, and
 * pages are up to date again within five seconds.
 */

const KILLS = 5;
const PLAYERS = 5;
const TABLES_EACH = 4;
/** Acknowledged commands between two kills: between this number and twice as many. */
const BETWEEN = 30;
const BACK_WITHIN_MS = 5000;

const limits = { MAX_SOCKETS_PER_ADDRESS: '1000', SOCKET_RATE: '10000', HTTP_RATE: '100000' };

/** Counts acknowledged commands and resolves when there are enough. */
class Tally {
  #count = 0;
  #target = Number.POSITIVE_INFINITY;
  #reached: () => void = () => undefined;

  add(): void {
    if (++this.#count >= this.#target) this.#reached();
  }

  after(more: number): Promise<void> {
    this.#target = this.#count + more;
    return new Promise((resolve) => {
      this.#reached = resolve;
    });
  }
}

/** Guests get names by chance, and two who sat down before under the same one could not sit at one table. */
async function arriveNamed(origin: string, player: number): Promise<Person> {
  const person = await Person.arrive(origin);
  await person.ask('PATCH', API.me, { name: `Guest ${String.fromCodePoint(0x41 + player).repeat(3)}` });
  return person;
}

/** Opens tables with other players and with bots; each player has a seat at several of them. */
async function openTables(players: readonly Player[], rng: Rng): Promise<string[]> {
  const ids: string[] = [];
  for (const [i, host] of players.entries()) {
    for (let t = 0; t < TABLES_EACH; t++) {
      const guest = players[(i + 1 + t) % players.length];
      const bots: SeatChoice[] = Array.from({ length: randomBelow(rng, 3) }, () => ({
        kind: 'bot',
        bot: 'random',
      }));
      const { id } = await host.person.open({
        seats: [{ kind: 'me' }, { kind: 'empty' }, ...bots],
        options: { merchant: t % 2 === 0, length: 'long' },
      });
      if (!guest) throw new Error('everybody has a guest');
      await guest.person.join(id, 1);
      await host.person.start(id);
      host.sitAt(id, 0);
      guest.sitAt(id, 1);
      ids.push(id);
    }
  }
  return ids;
}

interface Stored {
  /** Moves by table and name of the command, as the log has them; a name that comes twice is in `duplicated`. */
  readonly moves: ReadonlyMap<string, unknown>;
  readonly duplicated: readonly string[];
  readonly tables: readonly { id: string; secret: string }[];
}

/** The content of the killed server's data file. */
function readStored(dataFile: string): Stored {
  const db = openFile(dataFile);
  try {
    const moves = new Map<string, unknown>();
    const duplicated: string[] = [];
    const rows = db.prepare('SELECT table_id, entry FROM log_entry').all();
    for (const row of rows) {
      const entry = parseLogEntry(JSON.parse(String(row['entry'])));
      if (entry.command === null || (entry.kind !== 'move' && entry.kind !== 'seal')) continue;
      const name = `${String(row['table_id'])} ${entry.command}`;
      if (moves.has(name)) duplicated.push(name);
      moves.set(name, entry.move);
    }
    const tables = db
      .prepare('SELECT id, secret FROM game_table ORDER BY id')
      .all()
      .map(({ id, secret }) => ({ id: String(id), secret: String(secret) }));
    return { moves, duplicated, tables };
  } finally {
    db.close();
  }
}

/** Expects every acknowledged command in the log, once and as it was sent. */
function expectAllKept(players: readonly Player[], { moves, duplicated }: Stored): void {
  const lost = players
    .flatMap(({ acknowledged }) => acknowledged)
    .filter(({ table, seat, id, move }) => {
      const kept = moves.get(`${table} ${seat}/${id}`);
      return JSON.stringify(kept) !== JSON.stringify(move);
    });
  expect({ lost, duplicated }).toEqual({ lost: [], duplicated: [] });
}

/** Expects each match that is over to have its result, once, and ratings to have each result that is marked as counted, once. */
function expectResults(file: string): void {
  const db = openFile(file);
  try {
    const list = (query: string) => db.prepare(query).all();
    const over = list("SELECT id FROM game_table WHERE status = 'over' ORDER BY id").map(({ id }) => id);
    const results = list('SELECT table_id AS id FROM match_result ORDER BY table_id').map(({ id }) => id);
    expect(results).toEqual(over);
    const counted = list(`
      SELECT s.person, count(*) AS matches FROM match_seat s JOIN match_result r ON r.table_id = s.table_id
      WHERE r.rated = 1 AND r.counted = 1 AND s.person IS NOT NULL GROUP BY s.person ORDER BY s.person`);
    const rated = list('SELECT person, sum(matches) AS matches FROM rating GROUP BY person ORDER BY person');
    expect(rated).toEqual(counted);
  } finally {
    db.close();
  }
}

/** Expects that each page knows the same as a new page, sealed choices and hands included. */
async function expectInStep(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    const page = await player.person.connect();
    for (const [table, follower] of player.followers) {
      const fresh = new Follower(table);
      fresh.attach(page);
      await fresh.until(() => true, 'the whole table');
      // Bots may play on meanwhile: both pages are informed and reach the same number.
      await follower.until(() => fresh.read().n === follower.n, 'both pages to know the same');
      expect(follower.situation).toEqual(fresh.situation);
      expect(follower.faults).toEqual([]);
    }
    await page.close();
  }
}

test('kill -9 under load loses nothing, duplicates nothing, and pages are soon up to date again', {
  timeout: 240_000,
}, async () => {
  const dataFile = join(tempDir(), 'durbar.db');
  const start = (port: string): Promise<ServerProcess> =>
    startProcess([inject('toyServer').main], {
      ...limits,
      HOST: '127.0.0.1',
      PORT: port,
      DURBAR_DATA: dataFile,
      LOG_LEVEL: 'error',
    });
  let server = await start('0');
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  const { port, origin } = new URL(server.url);
  const rng = seededRng('kill', 'points');
  const tally = new Tally();
  const players: Player[] = [];
  for (let i = 0; i < PLAYERS; i++)
    players.push(
      new Player(await arriveNamed(origin, i), seededRng('kill', `player ${i}`), () => tally.add()),
    );
  const tables = await openTables(players, rng);
  const shown = new Map<string, string | undefined>();
  for (const id of tables) shown.set(id, (await players[0]?.person.info(id))?.commitment);
  const secrets = readStored(dataFile).tables;

  let enough = tally.after(BETWEEN + randomBelow(rng, BETWEEN));
  await Promise.all(players.map((player) => player.connect()));
  for (const player of players) player.play();
  const back: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await enough;
    await server.end('SIGKILL');
    const stored = readStored(dataFile);
    expectAllKept(players, stored);
    expectResults(dataFile);
    expect(stored.tables).toEqual(secrets);
    server = await start(port);
    const opened = performance.now();
    await Promise.all(players.map((player) => player.connect()));
    back.push(performance.now() - opened);
    await expectInStep(players);
    enough = tally.after(BETWEEN + randomBelow(rng, BETWEEN));
    for (const player of players) player.play();
  }
  for (const ms of back) expect(ms).toBeLessThan(BACK_WITHIN_MS);

  for (const player of players) await player.finish();
  expect(players.flatMap(({ refused }) => refused)).toEqual([]);
  const acknowledged = players.flatMap((player) => player.acknowledged).length;
  expect(acknowledged).toBeGreaterThan(KILLS * BETWEEN);
  for (const id of tables) {
    const record = parseRecord((await players[0]?.person.ask('GET', API.record(id)))?.json);
    expect(record.fairness?.commitment).toBe(shown.get(id));
    // Seed, draws, every move and the end follow from what was fixed before the first kill.
    expect(verify(bazaar, record)).toEqual([]);
  }
  await server.end('SIGTERM');
  expectAllKept(players, readStored(dataFile));
  expectResults(dataFile);
});
