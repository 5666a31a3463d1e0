import { FormatError, type Game, OptionError } from '@durbar/kernel';
import { Match, type MatchSetup, MatchWithoutRules, parseLog } from '@durbar/table';
import type { Games, ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import type { SeatRow, StoredTable, TableRow } from '../storage/rows.ts';
import type { Contents } from './memory.ts';

/** The bot that takes over the seat of somebody who resigns. */
export const STAND_IN = 'greedy';

/** What a table's match is created from; its log is applied to that. */
export function setupOf(table: TableRow, seats: readonly SeatRow[]): MatchSetup {
  return {
    table: table.id,
    options: table.options,
    // Records contain these ids, so they do not identify the person.
    seats: seats.map(({ kind, bot }, n) =>
      kind === 'person'
        ? { id: `p${n + 1}`, control: 'person' }
        : { id: `b${n + 1}`, control: 'bot', bot: bot ?? STAND_IN },
    ),
    secret: table.secret,
    ...partsOf(table, seats),
    standIn: STAND_IN,
  };
}

/** What people gave for the deal, in the form of the time when the match began. */
function partsOf(
  { generator, rounds }: TableRow,
  seats: readonly SeatRow[],
): Pick<MatchSetup, 'start' | 'nonces'> {
  if (generator === null) return { nonces: seats.flatMap(({ nonce }) => nonce ?? []) };
  return {
    start: {
      nonces: seats.map(({ nonce }) => nonce),
      hashes: seats.map(({ nonceHash }) => nonceHash),
      rounds,
    },
  };
}

/**
 * Claims a table and reads all of it.
 * @throws {Problem} if it does not exist
 * @throws {Error} if its log is damaged
 */
export async function readContents(context: ServerContext, id: string): Promise<Contents> {
  const { store, games, people } = context;
  // Claim before reading: then no earlier owner can write after the read.
  const epoch = await store.claim(id);
  const stored = await store.findTable(id);
  if (!stored) throw new Problem(404, 'noTable');
  const { seats, keys } = stored;
  let { table } = stored;
  const { game, known } = await rulesOf(games, table);
  if (table.startedAt === null && game) table = { ...table, rules: game.meta.rules };
  const started = table.startedAt !== null;
  const match = started && game ? await loadMatch(context, game, stored, epoch) : null;
  const personIds = [table.host, ...seats.flatMap(({ person }) => person ?? []), ...keys.keys()];
  return {
    game,
    table: match ? withLastAt(table, match) : table,
    seats: [...seats],
    keys: new Map(keys),
    names: await people.names(personIds),
    chat: await store.readChat(id),
    automata: game ? automataOf(game, table) : 0,
    match,
    unplayable: game ? null : { known, match: started ? await loadWithoutRules(context, stored) : null },
    epoch,
  };
}

/**
 * The game of a table by the version that it is played by, which before its start is the one in force, and the versions
 * that this build has. The game is null where it is not among them.
 */
export async function rulesOf(
  games: Games,
  { game: id, rules, startedAt }: Pick<TableRow, 'game' | 'rules' | 'startedAt'>,
): Promise<{ readonly game: Game | null; readonly known: readonly number[] }> {
  const versions = games.ids.includes(id) ? await games.loadVersions(id) : [];
  const game = startedAt === null ? versions[0] : versions.find(({ meta }) => meta.rules === rules);
  return { game: game ?? null, known: versions.map(({ meta }) => meta.rules).toReversed() };
}

async function loadWithoutRules(
  { store }: ServerContext,
  { table, seats }: Pick<StoredTable, 'table' | 'seats'>,
): Promise<MatchWithoutRules> {
  const { game, rules, status } = table;
  const log = parseLog(await store.readLog(table.id));
  // Only a table that waits for its start has no match.
  if (status === 'waiting' || status === 'starting')
    throw new Error('a table that was started still waits for its start');
  return new MatchWithoutRules({ game, rules, setup: setupOf(table, seats), log, status });
}

async function loadMatch(
  { store, writer }: ServerContext,
  game: Game,
  { table, seats }: { table: TableRow; seats: readonly SeatRow[] },
  epoch: number,
): Promise<Match> {
  const log = parseLog(await store.readLog(table.id));
  const match = Match.load(setupOf(table, seats), log, { game });
  // `Match.load` makes the automaton's moves that were not stored before the server was killed.
  const added = match.log.slice(log.length);
  if (added.length > 0)
    await writer.write({ room: table.id, epoch, next: log.length, entries: added, changes: [] });
  return match;
}

/** The table with the time of its last visible entry, where the stored summary covers fewer entries than the log. */
function withLastAt(table: TableRow, match: Match): TableRow {
  if (table.summarizedEntries === match.log.length) return table;
  const last = match.snapshot('spectator').log.at(-1);
  match.unwatch('spectator');
  if (!last) return table;
  return { ...table, lastAt: Math.max(table.lastAt, (table.startedAt ?? 0) + last.at) };
}

/** Number of a table's automaton seats; 0 if its options cannot be parsed any more. */
export function automataOf(game: Game, table: TableRow): number {
  try {
    return game.automata(game.parseOptions(table.options, table.players), table.players);
  } catch (error) {
    if (error instanceof OptionError || error instanceof FormatError) return 0;
    throw error;
  }
}
