import type { Seat } from '@durbar/kernel';
import { seatGroupOf } from '@durbar/protocol';
import { loadRatingData } from '../ratings/keeper.ts';
import { findShownRating } from '../ratings/shown.ts';
import { isBotAllowed } from './allowed-bots.ts';
import { STAND_IN } from './load.ts';
import type { Room } from './room.ts';

/**
 * The bot that plays on for a seat's person: of the bots of fixed strength that this server allows, the one nearest to the person's
 * rating in this game. `STAND_IN` for a person without a rating that is shown. Reads the store, so call it before the change.
 */
export async function chooseStandIn({ seats, table, context }: Room, seat: Seat): Promise<string> {
  const row = seats[seat];
  const person = row?.person ?? row?.freed ?? null;
  const group = seatGroupOf(table.players);
  if (table.startedAt === null || person === null || group === null) return STAND_IN;
  const data = await loadRatingData(context.games, table.game);
  const own = await findShownRating(context, person, table);
  if (!data || own === null) return STAND_IN;
  const anchors = Object.entries(data.anchors[group]).filter(([bot]) =>
    isBotAllowed(bot, context.settings.botLimitMs),
  );
  return findNearest(anchors, own) ?? STAND_IN;
}

/** The bot whose rating is nearest; of two as near, the weaker one, then the first by name. Null if there is none. */
export function findNearest(bots: readonly (readonly [string, number])[], rating: number): string | null {
  const [nearest] = bots.toSorted(
    ([a, ratingA], [b, ratingB]) =>
      Math.abs(ratingA - rating) - Math.abs(ratingB - rating) || ratingA - ratingB || (a < b ? -1 : 1),
  );
  return nearest?.[0] ?? null;
}
