import * as z from 'zod/mini';
import { brahmabotEvents } from './brahmabot.ts';
import {
  character,
  city,
  count,
  kind,
  placeName as name,
  seat,
  rewardTile as tile,
  upTo,
  village,
  whole,
} from './fields.ts';

const space = whole(0, 15);
const by = whole(0, 20);
const plan = whole(-1, 80);
const points = whole(0, 1000);

/** Reads any event. */
export const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: kind('character'),
    seat,
    character,
    fromSeat: z.nullable(seat),
    back: whole(0, 16),
  }),
  z.strictObject({ kind: kind('founded'), seat, village, name }),
  z.strictObject({ kind: kind('round'), round: whole(1, 7), city, name, space }),
  z.strictObject({ kind: kind('planned'), seat, plan: z.nullable(whole(0, 80)) }),
  z.strictObject({ kind: kind('turn'), seat, plan }),
  z.strictObject({
    kind: kind('travel'),
    seat,
    from: whole(0, 7),
    city,
    name,
    roads: upTo(whole(0, 30), 7),
    villages: upTo(village, 14),
    paid: upTo(points, 4),
  }),
  z.strictObject({ kind: kind('statue'), seat, city, name, site: whole(0, 6), price: whole(0, 12), by }),
  z.strictObject({
    kind: kind('shrine'),
    seat,
    city: z.nullable(city),
    village: z.nullable(village),
    name,
    price: whole(0, 1),
    by,
    fromSupply: z.boolean(),
  }),
  z.strictObject({ kind: kind('tokenSpent'), seat, action: whole(0, 8) }),
  z.strictObject({ kind: kind('coins'), seat, coins: whole(-100, 100) }),
  z.strictObject({ kind: kind('shrines'), seat, shrines: whole(1, 3) }),
  z.strictObject({ kind: kind('token'), seat }),
  z.strictObject({
    kind: kind('prestige'),
    seat,
    prestige: whole(-3, 4),
    extra: whole(0, 1),
    cause: z.enum(['action', 'site', 'ability', 'exchange', 'reward', 'leader', 'scoring']),
  }),
  z.strictObject({ kind: kind('flag'), seat, city, name, from: space, to: space, pushed: upTo(city, 6) }),
  z.strictObject({ kind: kind('ability'), seat, character, byToken: z.boolean() }),
  z.strictObject({ kind: kind('ended'), seat }),
  z.strictObject({ kind: kind('scoring'), city, name }),
  z.strictObject({
    kind: kind('worship'),
    seat,
    centre: points,
    external: points,
    shrines: points,
    priest: points,
    characters: points,
    total: points,
    rank: whole(0, 4),
    tied: z.boolean(),
    character,
    coins: count,
    prestige: whole(0, 4),
  }),
  z.strictObject({ kind: kind('reward'), seat, tile, space: whole(0, 15), times: whole(1, 2) }),
  z.strictObject({ kind: kind('nothing'), seat, tile }),
  z.strictObject({ kind: kind('maharani'), seat, character }),
  z.strictObject({ kind: kind('maharaniHome'), seat, character }),
  z.strictObject({ kind: kind('slid'), what: z.enum(['flags', 'rewards']) }),
  z.strictObject({ kind: kind('over'), ending: z.enum(['ending.rounds', 'ending.statues']) }),
  ...brahmabotEvents,
]);
