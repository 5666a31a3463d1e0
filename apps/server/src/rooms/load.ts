import { FormatError, type Game, OptionError } from '@durbar/kernel';
import { type LogEntry, type Match, type MatchSetup, MatchWithoutRules } from '@durbar/table';
import type { Games, ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import type { SeatRow, StoredTable, TableRow } from '../storage/rows.ts';
import type { Contents } from './memory.ts';
import { readClocks } from './room-clocks.ts';
import { follow, type LogDamage, readStoredLog } from './stored-log.ts';

/** The bot that takes over the seat of somebody who resigns. */
export const STAND_IN = 'greedy';

/** What a table's match is created from; its log is applied to that. */
export function createSetup(table: TableRow, seats: readonly SeatRow[]): MatchSetup {
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
    ...pickStart(table, seats),
    standIn: STAND_IN,
    ...(table.terms.undo !== 'turn' && { undo: table.terms.undo }),
  };
}

/** What people gave for the deal, in the form of the time when the match began. */
function pickStart(
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
 */
export async function readContents(context: ServerContext, id: string): Promise<Contents> {
  const { store, games, people } = context;
  // Claim before reading: then no earlier owner can write after the read.
  const epoch = await store.claim(id);
  const stored = await store.findTable(id);
  if (!stored) throw new Problem(404, 'noTable');
  const { seats, keys, invitations } = stored;
  let { table } = stored;
  const { game, known } = await loadRules(games, table);
  if (table.startedAt === null && game) table = { ...table, rules: game.meta.rules };
  const { match, withoutRules, damage } = await loadLog(context, game, { ...stored, table }, epoch);
  const seated = seats.flatMap(({ person }) => person ?? []);
  const personIds = [table.host, ...seated, ...keys.keys(), ...invitations.keys()];
  return {
    game,
    table: match ? withLastAt(table, match) : table,
    seats: [...seats],
    keys: new Map(keys),
    invitations,
    names: await people.names(personIds),
    chat: await store.readChat(id),
    chatCommands: await store.readChatCommands(id),
    automata: game ? countAutomata(game, table) : 0,
    match,
    unplayable: game ? null : { known, match: withoutRules },
    damage,
    plans: await store.findPlans(id),
    clocks: await readClocks(context, table, [...seated, ...seats.flatMap(({ freed }) => freed ?? [])]),
    bans: await store.people.listBans(id),
    epoch,
  };
}

/**
 * The game of a table in the version by which it is played, and the versions that this server has. Before the match starts
 * that is the current version. The game is null if this server does not have the version.
 */
export async function loadRules(
  games: Games,
  { game: id, rules, startedAt }: Pick<TableRow, 'game' | 'rules' | 'startedAt'>,
): Promise<{ readonly game: Game | null; readonly known: readonly number[] }> {
  const versions = games.ids.includes(id) ? await games.loadVersions(id) : [];
  const game = startedAt === null ? versions[0] : versions.find(({ meta }) => meta.rules === rules);
  return { game: game ?? null, known: versions.map(({ meta }) => meta.rules).toReversed() };
}

interface Loaded {
  readonly match: Match | null;
  readonly withoutRules: MatchWithoutRules | null;
  readonly damage: LogDamage | null;
}

const NOT_STARTED: Loaded = { match: null, withoutRules: null, damage: null };

/** What a table's log says, as far as it can be followed. */
async function loadLog(
  { store, writer, log: output }: ServerContext,
  game: Game | null,
  { table, seats }: Pick<StoredTable, 'table' | 'seats'>,
  epoch: number,
): Promise<Loaded> {
  if (table.startedAt === null) return NOT_STARTED;
  const setup = createSetup(table, seats);
  const stored = await readStoredLog(store, table);
  const { match, log, damage } = game ? follow(stored, setup, game) : { match: null, ...stored };
  if (damage)
    output.error({ table: table.id.slice(0, 6), entry: damage.entry }, "a table's stored log is damaged");
  if (!match) return { match, withoutRules: withoutRules(table, setup, log), damage };
  // `follow` makes the automaton's moves that were not stored before the server was killed.
  const added = match.log.slice(log.length);
  if (added.length > 0 && !damage)
    await writer.write({ room: table.id, epoch, next: log.length, entries: added, changes: [] });
  return { match, withoutRules: null, damage };
}

function withoutRules(
  { game, rules, status }: TableRow,
  setup: MatchSetup,
  log: readonly LogEntry[],
): MatchWithoutRules {
  // Only a table that waits for its start has no match.
  if (status === 'waiting' || status === 'starting')
    throw new Error('a table that was started still waits for its start');
  return new MatchWithoutRules({ game, rules, setup, log: [...log], status });
}

/** The table with the time of its last visible entry, where the stored summary covers fewer entries than the log. */
function withLastAt(table: TableRow, match: Match): TableRow {
  if (table.summarizedEntries === match.log.length) return table;
  const [last] = match.entriesBefore('spectator', match.entryCount, 1);
  if (!last) return table;
  return { ...table, lastAt: Math.max(table.lastAt, (table.startedAt ?? 0) + last.at) };
}

/** Number of a table's automaton seats; 0 if its options cannot be parsed any more. */
export function countAutomata(game: Game, table: TableRow): number {
  try {
    return game.automata(game.parseOptions(table.options, table.players), table.players);
  } catch (error) {
    if (error instanceof OptionError || error instanceof FormatError) return 0;
    throw error;
  }
}
