import type { AnyGame } from '@durbar/games';
import { ids, load, UnknownGame } from '@durbar/games';
import type { OptionValues } from '@durbar/kernel';
import { OptionError, readOptionText } from '@durbar/kernel';
import { UsageError } from './host.ts';

/** @throws {UsageError} naming the games there are */
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

/** @throws {UsageError} naming the numbers of seats there are */
export function checkSeats(game: AnyGame, seats: number): number {
  const { id, seatCounts } = game.meta;
  if (seatCounts.includes(seats)) return seats;
  throw new UsageError(`${id} is for ${seatCounts.join(', ')} seats, not ${seats}`);
}

/**
 * The options of a match, from `--option name=value` texts.
 * @throws {UsageError} naming the option and what it may be
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
