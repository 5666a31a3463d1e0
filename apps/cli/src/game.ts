import type { AnyGame } from '@durbar/games';
import { ids, load, UnknownGame } from '@durbar/games';
import type { OptionValues } from '@durbar/kernel';
import { OptionError, readOptionText } from '@durbar/kernel';
import { UsageError } from './host.ts';

/** @throws {UsageError} if there is no such game; the message lists the games */
export async function loadGame(id: string): Promise<AnyGame> {
  try {
    return await load(id);
  } catch (error) {
    if (error instanceof UnknownGame) throw new UsageError(error.message);
    throw error;
  }
}

export function loadAllGames(): Promise<AnyGame[]> {
  return Promise.all(ids.map(load));
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
