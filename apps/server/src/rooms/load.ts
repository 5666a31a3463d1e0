import { FormatError, type Game, OptionError } from '@durbar/kernel';
import { Match, type MatchSetup, parseLog } from '@durbar/table';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import type { SeatRecord, TableRecord } from '../storage/rows.ts';
import { noncesOf } from './info.ts';
import type { Contents } from './room.ts';

/** The bot that plays on for somebody who resigns. */
export const STAND_IN = 'greedy';

/** What the match of a table follows from, besides its log. */
export function setupOf(table: TableRecord, seats: readonly SeatRecord[]): MatchSetup {
  return {
    table: table.id,
    options: table.options,
    // Records carry these ids, so they say nothing of who it is.
    seats: seats.map(({ kind, bot }, n) =>
      kind === 'person'
        ? { id: `p${n + 1}`, control: 'person' }
        : { id: `b${n + 1}`, control: 'bot', bot: bot ?? STAND_IN },
    ),
    secret: table.secret,
    nonces: noncesOf(seats),
    standIn: STAND_IN,
  };
}

/**
 * Reads a table with everything in it.
 * @throws {Problem} if there is none, or its game is not known here under its rules any more
 * @throws {Error} if its log is damaged
 */
export async function readContents(context: ServerContext, id: string): Promise<Contents> {
  const stored = await context.tables.find(id);
  if (!stored) throw new Problem(404, 'noTable');
  const { table, seats, keys } = stored;
  if (!context.games.ids.includes(table.game)) throw new Problem(409, 'oldRules');
  const game = await context.games.load(table.game);
  if (table.startedAt === null) table.rules = game.meta.rules;
  else if (table.rules !== game.meta.rules) throw new Problem(409, 'oldRules');
  const people = [table.host, ...seats.flatMap(({ person }) => person ?? []), ...keys.keys()];
  return {
    game,
    table,
    seats,
    keys,
    names: await context.people.names(people),
    chat: await context.logs.chat(id),
    automata: automataOf(game, table),
    match: table.startedAt === null ? null : await loadMatch(context, game, table, seats),
  };
}

async function loadMatch(
  context: ServerContext,
  game: Game,
  table: TableRecord,
  seats: readonly SeatRecord[],
): Promise<Match> {
  const log = parseLog(await context.logs.read(table.id));
  const match = Match.load(setupOf(table, seats), log, { game });
  const more = match.log.slice(log.length);
  if (more.length > 0)
    await context.writer.write(
      table.id,
      more.map((entry, i) => context.logs.append(table.id, log.length + i, entry)),
    );
  if (table.summed !== match.log.length) {
    const last = match.snapshot('spectator').log.at(-1);
    match.unwatch('spectator');
    if (last) table.lastAt = Math.max(table.lastAt, (table.startedAt ?? 0) + last.at);
  }
  return match;
}

/** Automaton seats of a table; none where its options cannot be read any more. */
export function automataOf(game: Game, table: TableRecord): number {
  try {
    return game.automata(game.parseOptions(table.options, table.players), table.players);
  } catch (error) {
    if (error instanceof OptionError || error instanceof FormatError) return 0;
    throw error;
  }
}
