import type { Game, GameEvent } from '../contract.ts';
import { recordedDeal, seededDeal } from '../deal.ts';
import { GENERATORS, type GeneratorName, isGenerator } from '../draw.ts';
import { FormatError, OptionError } from '../errors.ts';
import { readOptions } from '../options.ts';
import { seatTotal } from '../play.ts';
import { GENERATOR } from '../seed.ts';
import { RecordError, unknownRules } from './errors.ts';
import type { Fairness, MatchStart, SeatRecord } from './types.ts';
import { RECORD_FORMAT, RECORD_VERSION } from './types.ts';

/** Input of a new match. */
export interface NewMatch {
  /** Options from outside; `readOptions` and the game check them. */
  readonly options?: unknown;
  /** People and bots, in seat order; the game's automata are added. */
  readonly seats: readonly SeatRecord[];
  readonly seed: string;
  /** By default `sfc32-sha256/1`; tables use `TABLE_GENERATOR`. */
  readonly generator?: GeneratorName;
  readonly fairness?: Fairness;
  /** For display only. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A match before its first move. */
export interface StartedMatch<S, O> {
  readonly start: MatchStart;
  readonly options: O;
  /** Number of seats without automata. */
  readonly players: number;
  readonly state: S;
}

/**
 * Deals a new match.
 * @throws {OptionError} if an option is not allowed, or the game does not have that many seats
 */
export function startMatch<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  { options: raw, seats, seed, generator = GENERATOR, fairness, meta }: NewMatch,
): StartedMatch<S, O> {
  const players = seats.length;
  if (!game.meta.seatCounts.includes(players))
    throw new OptionError(
      `${game.meta.id} is for ${game.meta.seatCounts.join(', ')} seats, not ${players}`,
      'seats',
    );
  const values = readOptions(game.meta.options, raw);
  const options = game.parseOptions(values, players);
  const deal = seededDeal(seed, generator);
  const state = game.setup(options, players, deal);
  const automata = Array.from(
    { length: game.automata(options, players) },
    (_, i): SeatRecord => ({
      kind: 'automaton',
      id: `a${i + 1}`,
    }),
  );
  const start: MatchStart = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: game.meta.id,
    rules: game.meta.rules,
    options: values,
    seats: [...seats, ...automata],
    generator,
    seed,
    ...(fairness && { fairness }),
    dealt: deal.dealt,
    ...(meta && { meta }),
  };
  return { start, options, players, state };
}

/**
 * Sets up a match again from the draws that its record keeps in clear text.
 * @throws {RecordError} if the record does not fit the game
 */
export function reopenMatch<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  start: MatchStart,
): StartedMatch<S, O> {
  requirePlayable(game, start);
  const players = start.seats.filter(({ kind }) => kind !== 'automaton').length;
  const options = parseStartOptions(game, start, players);
  requireSeats(game, start, options, players);
  try {
    const state = game.setup(options, players, recordedDeal(start.dealt));
    return { start, options, players, state };
  } catch (error) {
    if (error instanceof FormatError) throw new RecordError('dealt', `record.dealt: ${error.message}`);
    throw error;
  }
}

/** Reads a record's options. @throws {RecordError} if the game does not allow them */
function parseStartOptions<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  start: MatchStart,
  players: number,
): O {
  try {
    return game.parseOptions(readOptions(game.meta.options, start.options), players);
  } catch (error) {
    if (error instanceof OptionError) throw new RecordError('options', `record.options: ${error.message}`);
    throw error;
  }
}

function requirePlayable<O>(game: Game<unknown, unknown, unknown, GameEvent, O>, start: MatchStart): void {
  const { id } = game.meta;
  if (start.game !== id)
    throw new RecordError('game', `the match was played at '${start.game}', not at '${id}'`, {
      game: start.game,
    });
  if (start.rules !== game.meta.rules) throw unknownRules(id, start.rules, [game.meta.rules]);
  if (!isGenerator(start.generator))
    throw new RecordError(
      'generator',
      `the match used generator '${start.generator}'; this program knows ${GENERATORS.join(', ')}`,
      { generator: start.generator },
    );
}

function requireSeats<O>(
  game: Game<unknown, unknown, unknown, GameEvent, O>,
  start: MatchStart,
  options: O,
  players: number,
): void {
  const { seats } = start;
  const fail = (why: string): never => {
    throw new RecordError('seats', `record.seats: ${why}`);
  };
  if (!game.meta.seatCounts.includes(players))
    fail(`${start.game} is for ${game.meta.seatCounts.join(', ')} people and bots, not ${players}`);
  const total = seatTotal(game, options, players);
  if (seats.length !== total)
    fail(`there should be ${total} seats with the automata of these options, not ${seats.length}`);
  if (seats.slice(0, players).some(({ kind }) => kind === 'automaton'))
    fail('automata should come after people and bots');
  if (new Set(seats.map(({ id }) => id)).size < seats.length) fail('two seats have the same id');
}
