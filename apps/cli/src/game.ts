import type { AnyGame } from '@durbar/games';
import { ids, load, loadWithFast, UnknownGame, UnknownRules } from '@durbar/games';
import type { OptionValues } from '@durbar/kernel';
import { at, OptionError, readOptionText } from '@durbar/kernel';
import { UsageError } from './environment.ts';

/**
 * @param rules version of its rules; default: the current one
 * @throws {UsageError} if there is no such game or version; the message lists the existing ones
 */
export async function loadGame(id: string, rules?: number): Promise<AnyGame> {
  try {
    return await loadWithFast(id, rules);
  } catch (error) {
    if (error instanceof UnknownGame || error instanceof UnknownRules) throw new UsageError(error.message);
    throw error;
  }
}

/** The option of commands that play matches of a chosen version. */
export const RULES_OPTION = ['--rules <n>', "version of the game's rules; default: the current one"] as const;

function loadAllGames(): Promise<AnyGame[]> {
  return Promise.all(ids.map((id) => load(id)));
}

/** The current rules version of each game. */
export async function currentRules(): Promise<Readonly<Record<string, number>>> {
  return Object.fromEntries((await loadAllGames()).map(({ meta }) => [meta.id, meta.rules]));
}

/** @throws {UsageError} if the game does not support this number of seats; the message lists the supported ones */
export function checkSeats(game: AnyGame, seats: number): number {
  const { id, seatCounts } = game.meta;
  if (seatCounts.includes(seats)) return seats;
  throw new UsageError(`${id} is for ${seatCounts.join(', ')} seats, not ${seats}`);
}

/**
 * Reads the options of a match from `--option name=value` texts.
 * @throws {UsageError} naming the option and its allowed values
 */
export function readOptions(game: AnyGame, texts: readonly string[], seats: number): OptionValues {
  try {
    const options = readOptionText(game.meta.options, texts);
    game.parseOptions(options, seats);
    return options;
  } catch (error) {
    if (error instanceof OptionError) throw new UsageError(error.message);
    throw error;
  }
}

/**
 * Chooses the game of a load test: the named one, or by default the first game in which all seats have the same view.
 * @throws {UsageError} if there is no game with this id
 */
export async function chooseLoadGame(id: string | undefined): Promise<string> {
  if (id !== undefined) return (await loadGame(id)).meta.id;
  const games = await loadAllGames();
  // If all seats share a view, the load generator parses one stream per table and leaves more processor time to the server.
  return (games.find(({ meta }) => meta.oneView) ?? at(games, 0)).meta.id;
}
