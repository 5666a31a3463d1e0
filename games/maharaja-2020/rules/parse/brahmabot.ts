import * as z from 'zod/mini';
import { ACTION_TILES, DRAWN_TILES, SOLO_LEVELS, UPPER_KINDS } from '../../data/brahmabot.ts';
import { ARRIVALS, LEAVERS, NO_STATUES, SKIPPED, WAYS_TO_GO } from '../brahmabot/types.ts';
import { character, city, count, kind, list, placeName as name, upTo, village, whole } from './fields.ts';

const TILES = ACTION_TILES.length;
const seat = whole(0, 1);
const tile = whole(1, TILES);
const points = whole(0, 1000);

/** Reads the fields of a position that only the solo game has. */
export const brahmabotSchema = z.strictObject({
  level: whole(0, SOLO_LEVELS.length - 1),
  setupTile: whole(0, 11),
  gone: upTo(character, 16),
  spent: upTo(tile, TILES),
  check: whole(0, TILES),
  tile: whole(0, TILES),
  step: whole(0, 4),
  stack: upTo(z.nullable(character), 12),
  drawn: upTo(z.nullable(tile), DRAWN_TILES),
  pile: upTo(z.nullable(tile), TILES),
  shuffles: z.nullable(z.array(z.array(z.int()))),
});

/** Reads the events that only the solo game has. */
export const brahmabotEvents = [
  z.strictObject({ kind: kind('drawn'), open: list(tile, DRAWN_TILES - 1), left: whole(0, TILES) }),
  z.strictObject({ kind: kind('check'), seat, check: tile, position: whole(1, DRAWN_TILES), tile }),
  z.strictObject({
    kind: kind('upper'),
    seat,
    tile,
    place: seat,
    action: z.enum(UPPER_KINDS),
    compared: upTo(
      z.strictObject({ city, name, own: points, human: points, fits: z.boolean(), margin: points }),
      7,
    ),
    city: z.nullable(city),
    name: z.nullable(name),
    skipped: z.nullable(z.enum(SKIPPED)),
  }),
  z.strictObject({
    kind: kind('destination'),
    seat,
    tile,
    city,
    name,
    atMaharaja: z.boolean(),
    way: z.enum(WAYS_TO_GO),
    from: whole(0, 7),
    roads: upTo(whole(0, 30), 7),
    villages: upTo(village, 14),
    missing: upTo(village, 14),
    shrines: whole(0, 20),
    coins: whole(0, 14),
  }),
  z.strictObject({
    kind: kind('arrival'),
    seat,
    city,
    name,
    builds: z.enum(ARRIVALS),
    noStatue: z.nullable(z.enum(NO_STATUES)),
    coins: count,
  }),
  z.strictObject({ kind: kind('relocated'), seat, city, name }),
  z.strictObject({ kind: kind('refilled'), character, left: whole(0, 12) }),
  z.strictObject({ kind: kind('left'), what: z.enum(LEAVERS), number: whole(0, 16) }),
] as const;
