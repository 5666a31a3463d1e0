import { RATING_GAMES, seatGroupOf } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import type { TableRow } from '../storage/rows.ts';
import { shownStrength } from './bradley-terry.ts';

/** A person's rating in matches like those of a table, as their page shows it; null while none is shown. */
export async function findShownRating(
  { store }: Pick<ServerContext, 'store'>,
  person: string,
  { game, players }: Pick<TableRow, 'game' | 'players'>,
): Promise<number | null> {
  const group = seatGroupOf(players);
  const ratings = await store.people.listRatings(person);
  const own = ratings.find((each) => each.game === game && each.group === group);
  return own && own.matches >= RATING_GAMES.shown ? Math.round(shownStrength(own).rating) : null;
}
