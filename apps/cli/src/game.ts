import type { AnyGame } from '@durbar/games';
import { ids, load, UnknownGame, UnknownRules } from '@durbar/games';
import type { OptionValues } from '@durbar/kernel';
import { at, OptionError, readOptionText } from '@durbar/kernel';
import { UsageError } from './host.ts';

/**
 * @param rules version of its rules; left out: the one in force
 * @throws {UsageError} if there is no such game or version; the message lists those that there are
 */
export async function loadGame(id: string, rules?: number): Promise<AnyGame> {
  try {
    return await load(id, rules);
  } catch (error) {
    if (error instanceof UnknownGame || error instanceof UnknownRules) throw new UsageError(error.message);
    throw error;
  }
}

/** The option of commands that play matches of a chosen version. */
export const RULES_OPTION = [
  '--rules <n>',
  "version of the game's rules; default: the one in force",
] as const;

function loadAllGames(): Promise<AnyGame[]> {
  return Promise.all(ids.map((id) => load(id)));
}

/** @throws {UsageError} if the game has no such seat count; the message lists them */
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

/** The game of a load test: the one named, or the first in which all seats see the same. @throws {UsageError} if there is none */
export async function gameToPlay(id: string | undefined): Promise<string> {
  if (id !== undefined) return (await loadGame(id)).meta.id;
  const games = await loadAllGames();
  // With one view for all seats the driver reads one stream a table, and takes less of the machine from the server.
  return (games.find(({ meta }) => meta.oneView) ?? at(games, 0)).meta.id;
}
