import { FormatError, type Game, OptionError } from '@durbar/kernel';
import {
  type ClockSettings,
  type Me,
  type NewTable,
  type SeatChoice,
  seatGroupOf,
  type TableTerms,
  USUAL_TERMS,
  type Visibility,
} from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { randomToken } from '../identity/tokens.ts';
import { isBotAllowed } from '../rooms/allowed-bots.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { newSeries } from '../rooms/series.ts';
import { newSecret } from '../rooms/starting.ts';
import type { SeatRow, TableRow } from '../storage/rows.ts';

import type { Lobby } from './lobby.ts';
import { checkMinRating } from './min-rating.ts';

/** Tables of one host that may wait for people at once. */
const MAX_WAITING_TABLES = 20;

/**
 * Opens a table. A repeated request with the same key returns the table that the first one opened: the id is derived from the key.
 * @returns its id, once it is durable
 * @throws {Problem} if game, seats or options are not allowed, or the host has too many waiting tables
 */
export async function openTable(
  context: ServerContext,
  rooms: Rooms,
  lobby: Lobby,
  me: Me,
  wanted: NewTable,
  key: string | null,
): Promise<string> {
  const id = key === null ? newTableId() : context.signer.sign('table', key).slice(0, ID_LENGTH);
  if (key !== null && (await context.store.findTable(id)) !== null) return id;
  if (!context.games.ids.includes(wanted.game)) throw new Problem(400, 'noGame', { game: wanted.game });
  const game = await context.games.load(wanted.game);
  checkSeats(context, game, wanted);
  const players = wanted.seats.length;
  checkOptions(game, wanted.options, players);
  checkTerms(wanted.terms ?? USUAL_TERMS, wanted.clock ?? null);
  if (wanted.series) checkSeries(players);
  const { terms = USUAL_TERMS } = wanted;
  await checkMinRating(context, me, { game: game.meta.id, players, terms });
  if ((await context.store.countWaitingTables(me.id)) >= MAX_WAITING_TABLES)
    throw new Problem(429, 'tooManyTables');
  const table = newTable(context, id, me, {
    name: wanted.name ?? '',
    game: game.meta.id,
    rules: game.meta.rules,
    options: wanted.options,
    players,
    pace: wanted.pace,
    clock: wanted.clock ?? null,
    rated: chooseRated(wanted),
    visibility: visibilityOf(wanted),
    terms,
    series: wanted.series ? newSeries(wanted.series, players) : null,
    follows: null,
  });
  const seats = wanted.seats.map((choice) => newSeat(choice));
  await inLobby(lobby, table, () =>
    context.writer.writeRows([context.people.addChange(me), { kind: 'add table', table, seats }]),
  );
  await rooms.use(table.id, (room) => room.infoChanged());
  return table.id;
}

function visibilityOf({ visibility, open = false }: NewTable): Visibility {
  return visibility ?? (open ? 'open' : 'link');
}

/** @throws {Problem} if the clock has somebody play for a person whom nobody may play for */
export function checkTerms({ takeover }: TableTerms, clock: ClockSettings | null): void {
  if (takeover === 'nobody' && clock !== null && clock.atZero !== 'end')
    throw new Problem(400, 'takeoverClock');
}

/** @throws {Problem} if there is nobody to rotate the seats with */
export function checkSeries(players: number): void {
  if (players < 2) throw new Problem(400, 'seriesAlone');
}

/** Stores a table that is new, or newly open, with a place in the list of open tables if it is to be there. */
export async function inLobby(lobby: Lobby, table: TableRow, store: () => Promise<void>): Promise<void> {
  if (table.visibility !== 'open') return store();
  lobby.reserve(table.id, table.host);
  try {
    await store();
  } catch (error) {
    lobby.withdraw(table.id);
    throw error;
  }
}

type Chosen = Pick<
  TableRow,
  | 'name'
  | 'game'
  | 'rules'
  | 'options'
  | 'players'
  | 'pace'
  | 'clock'
  | 'visibility'
  | 'rated'
  | 'terms'
  | 'series'
  | 'follows'
>;

/** Whether the result counts: by default where only people sit. */
function chooseRated({ rated, seats }: NewTable): boolean {
  if (rated === true) requireRatable(seats.length);
  return rated ?? (seatGroupOf(seats.length) !== null && seats.every(({ kind }) => kind !== 'bot'));
}

/** @throws {Problem} if results with so many seats cannot count for ratings */
export function requireRatable(players: number): void {
  if (seatGroupOf(players) === null) throw new Problem(409, 'ratedSeats');
}

/** Characters of a table's id. */
const ID_LENGTH = 16;

export function newTableId(): string {
  return randomToken(ID_LENGTH * 0.75);
}

/** A new table's row, with a new secret. */
export function newTable(context: ServerContext, id: string, host: Me, chosen: Chosen): TableRow {
  const now = context.now();
  return {
    ...chosen,
    id,
    host: host.id,
    secret: newSecret(),
    rounds: [],
    startBy: null,
    generator: null,
    openedAt: now,
    status: 'waiting',
    startedAt: null,
    lastAt: now,
    rematch: null,
    active: [],
    bots: [],
    summarizedEntries: 0,
    progress: null,
  };
}

/** @param colours player colours kept for whoever sits down there */
export function newSeat(choice: SeatChoice, colours: readonly number[] = []): SeatRow {
  return {
    kind: choice.kind,
    person: null,
    bot: choice.kind === 'bot' ? choice.bot : null,
    nonce: null,
    nonceHash: null,
    salt: randomToken(9),
    muted: false,
    awaySince: null,
    joinedAt: null,
    freed: null,
    hiddenAt: null,
    colours,
  };
}

function checkSeats(context: ServerContext, game: Game, { seats }: NewTable): void {
  if (!game.meta.seatCounts.includes(seats.length))
    throw new Problem(400, 'seats', { game: game.meta.id, count: seats.length });
  for (const seat of seats) if (seat.kind === 'bot') checkBot(context, seat.bot);
}

/** @throws {Problem} if the server allows no such bot */
export function checkBot(context: ServerContext, bot: string): void {
  if (!isBotAllowed(bot, context.settings.botLimitMs)) throw new Problem(400, 'bot', { bot });
}

/** @throws {Problem} if the game does not allow the options */
export function checkOptions(game: Game, options: NewTable['options'], players: number): void {
  try {
    game.parseOptions(options, players);
  } catch (error) {
    if (error instanceof OptionError || error instanceof FormatError) throw new Problem(400, 'options');
    throw error;
  }
}
