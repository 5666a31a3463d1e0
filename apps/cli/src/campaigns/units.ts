import type { AnyGame } from '@durbar/games';
import { Fault } from './campaign.ts';

/** The game that has come least far. @param amount how far one has come */
export function gameBehind(games: readonly AnyGame[], amount: (game: AnyGame) => number): AnyGame {
  const [fewest] = games.toSorted((a, b) => amount(a) - amount(b));
  if (!fewest) throw new Error('there is no game');
  return fewest;
}

/** Reads the name of a unit that is a match of a game: its id and the number of the match. @throws {Fault} */
export function readMatchUnit(
  games: readonly AnyGame[],
  unit: string,
): { readonly game: AnyGame; readonly id: string; readonly number: number } {
  const [id = '', index = ''] = unit.split(' ');
  const game = games.find(({ meta }) => meta.id === id);
  if (!game || !/^\d+$/.test(index)) throw new Fault(`there is no unit '${unit}'`);
  return { game, id, number: Number(index) };
}
