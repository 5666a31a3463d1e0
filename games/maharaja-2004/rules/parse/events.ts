import * as z from 'zod/mini';
import { PLACES } from '../../../kingdom/rules/index.ts';
import {
  city,
  count,
  placeName,
  plan,
  travelPathFields,
  upTo,
  village,
  whole,
} from '../../../kingdom/rules/parse.ts';
import { BOXES, CHARACTERS, HOUSES, MAX_SEATS, PALACE_PRICE, ROUNDS } from '../../data/components.ts';
import { SOURCE_BUILDER } from '../position.ts';

const seat = whole(0, MAX_SEATS - 1);
const character = whole(1, CHARACTERS.length);
const box = whole(0, BOXES - 1);
const by = whole(0, SOURCE_BUILDER);
const place = whole(0, PLACES - 1);
const points = whole(0, 1000);
const kind = <K extends string>(value: K) => z.literal(value);

export const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: kind('bid'), seat, gold: count }),
  z.strictObject({ kind: kind('passed'), seat }),
  z.strictObject({ kind: kind('won'), seat, gold: count }),
  z.strictObject({
    kind: kind('character'),
    seat,
    character,
    fromSeat: z.nullable(seat),
    back: whole(0, CHARACTERS.length),
  }),
  z.strictObject({ kind: kind('enticed'), seat, fromSeat: seat }),
  z.strictObject({ kind: kind('given'), seat, toSeat: seat, character }),
  z.strictObject({ kind: kind('founded'), seat, village, name: placeName }),
  z.strictObject({ kind: kind('quarry'), seat, houses: whole(1, HOUSES) }),
  z.strictObject({ kind: kind('round'), round: whole(1, ROUNDS), city, name: placeName, box }),
  z.strictObject({ kind: kind('planned'), seat, plan: z.nullable(plan) }),
  z.strictObject({ kind: kind('turn'), seat, plan }),
  z.strictObject({
    kind: kind('travel'),
    seat,
    byBank: z.boolean(),
    ...travelPathFields,
    paid: upTo(points, MAX_SEATS),
  }),
  z.strictObject({
    kind: kind('palace'),
    seat,
    city,
    name: placeName,
    site: whole(0, 6),
    price: whole(0, PALACE_PRICE),
    by,
  }),
  z.strictObject({ kind: kind('house'), seat, place, name: placeName, price: whole(0, 1), by }),
  z.strictObject({ kind: kind('lifted'), seat, place, name: placeName, by }),
  z.strictObject({
    kind: kind('moved'),
    seat,
    from: place,
    fromName: placeName,
    place,
    name: placeName,
  }),
  z.strictObject({ kind: kind('chitSpent'), seat, action: whole(0, 8) }),
  z.strictObject({ kind: kind('chit'), seat }),
  z.strictObject({
    kind: kind('gold'),
    seat,
    gold: count,
    cause: z.enum(['action', 'trader', 'scoring', 'compensation']),
  }),
  z.strictObject({
    kind: kind('governor'),
    seat,
    city,
    name: placeName,
    from: box,
    to: box,
    raised: upTo(city, 2),
  }),
  z.strictObject({ kind: kind('ended'), seat }),
  z.strictObject({ kind: kind('scoring'), city, name: placeName }),
  z.strictObject({
    kind: kind('standing'),
    seat,
    inner: points,
    outer: points,
    houses: points,
    architect: points,
    home: points,
    total: points,
    rank: whole(0, MAX_SEATS),
    tied: z.boolean(),
    character,
    gold: count,
    alone: points,
  }),
  z.strictObject({
    kind: kind('over'),
    ending: z.enum(['ending.palaces', 'ending.box', 'ending.rounds']),
  }),
]);
