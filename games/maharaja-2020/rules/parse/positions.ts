import * as z from 'zod/mini';
import { brahmabotSchema } from './brahmabot.ts';
import { character, count, list, MAX_SEATS, upTo, whole } from './fields.ts';

const PHASES = [
  'draft',
  'found',
  'plan',
  'act',
  'brahmabot',
  'robbed',
  'reward',
  'shrine',
  'buy',
  'maharani',
  'over',
] as const;

const bySeat = <T extends z.core.$ZodType>(item: T) => upTo(item, MAX_SEATS);
const maybeSeat = whole(-1, MAX_SEATS - 1);

/** Reads a view or state, except the map. `parseView` checks the lengths of lists by seat. */
export const viewSchema = z.strictObject({
  seats: whole(2, MAX_SEATS),
  people: whole(1, MAX_SEATS),
  map: z.unknown(),
  rules: whole(0, 15),
  finalScoring: whole(0, 5),
  finalScoringMode: whole(0, 2),
  openPrestige: z.boolean(),
  phase: z.enum(PHASES),
  round: whole(0, 7),
  turn: count,
  seat: maybeSeat,
  mover: maybeSeat,
  acted: whole(0, 15),
  maharaja: whole(-1, 6),
  flags: list(whole(0, 15), 7),
  actionTokens: whole(0, 7),
  display: upTo(character, 16),
  rewards: upTo(whole(-1, 7), 16),
  maharani: z.tuple([maybeSeat, whole(0, 16), whole(0, 7), maybeSeat, whole(0, 16), whole(0, 7)]),
  coins: bySeat(count),
  prestige: bySeat(count),
  hand: bySeat(whole(0, 20)),
  supply: bySeat(whole(0, 20)),
  statues: bySeat(whole(0, 7)),
  tokens: bySeat(whole(0, 7)),
  characters: bySeat(whole(0, 16)),
  priests: bySeat(whole(0, 7)),
  abilities: bySeat(whole(0, 0xffff)),
  plans: bySeat(z.nullable(whole(-1, 80))),
  villages: bySeat(whole(0, 0x7fff_ffff)),
  shrines: upTo(whole(0, 20), MAX_SEATS * 7),
  sites: list(maybeSeat, 49),
  notBegun: list(whole(-1, 8), 2),
  begun: whole(-1, 8),
  begunParts: whole(0, 7),
  tokenBegun: whole(-1, 8),
  tokenParts: whole(0, 7),
  tokenSpent: z.boolean(),
  walked: z.boolean(),
  exchanges: whole(0, 3),
  ranking: bySeat(whole(0, MAX_SEATS - 1)),
  reward: whole(-1, 7),
  repeats: whole(0, 2),
  chosen: whole(0, 16),
  brahmabot: z.nullable(brahmabotSchema),
});
