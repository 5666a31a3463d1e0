import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, mapAt, withTokens } from '../../../kingdom/rules/index.ts';
import { city, oneOf } from '../../../kingdom/rules/parse.ts';
import { CITY_COUNT, INNER_SITE, SITE_COUNT } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { listSources, PART_PALACE, refuseSource, sourceValues, takeStep } from '../hand.ts';
import { PALACE, PALACE_AND_HOUSE, palacePrice, SOURCE_BUILDER } from '../position.ts';
import type { Event, Move, PalaceMove, State, View } from '../types.ts';
import { refuseAbsent } from './places.ts';
import type { MoveRow } from './row.ts';

/** The actions with a palace. Sources are these, on the disc or bought by a chit. */
const PALACE_ACTIONS = [PALACE, PALACE_AND_HOUSE];
const SOURCES = withTokens(...PALACE_ACTIONS);
/** Sources of a palace now; overwritten by each listing. */
const sources: number[] = [];
/** At `(source * 7 + city) * 2`, and 1 more for an inner palace. */
const MOVES = internMoves<PalaceMove>(SOURCE_BUILDER * CITY_COUNT * 2, (i) => ({
  type: 'palace',
  city: (i >> 1) % CITY_COUNT,
  inner: (i & 1) !== 0,
  by: Math.trunc(i / (2 * CITY_COUNT)),
}));

/** Build a palace in the architect's city (M04-4.2). */
export const palace: MoveRow<'palace'> = {
  schema: z.strictObject({ type: z.literal('palace'), city, inner: z.boolean(), by: oneOf(SOURCES) }),
  wellFormed: () => MOVES.filter(({ by }) => SOURCES.includes(by)),
  list: listPalaces,
  refuse: refusePalace,
  apply: applyPalace,
  price: palacePrice,
  key: ({ city, inner, by }) => `palace-${city}-${inner ? 'inner' : 'outer'}-${by}`,
  describe: ({ city, inner, by }, position) => ({
    key: 'move.palace',
    values: {
      city: mapAt(position).cityNames[city]!,
      site: inner ? 'inner' : 'outer',
      ...sourceValues(by),
    },
  }),
  sourceOf: ({ by }) => by,
};

/** The first free site of that kind in a city; −1 if there is none. */
function freeSite(position: View, city: number, inner: boolean): number {
  const at = city * SITE_COUNT;
  if (inner) return position.sites[at + INNER_SITE]! < 0 ? INNER_SITE : -1;
  for (let site = INNER_SITE + 1; site < SITE_COUNT; site++) if (position.sites[at + site]! < 0) return site;
  return -1;
}

function refusePalace(position: View, seat: Seat, { city, inner, by }: PalaceMove): Refusal | null {
  if (position.palaces[seat] === 0) return refuse('M04-1.1', 'refusal.noPalace');
  const refused = refuseSource(position, by, PART_PALACE);
  if (refused) return refused;
  if (freeSite(position, city, inner) < 0) return refuseSite(position, city, inner);
  const absent = refuseAbsent(position, city, 'M04-4.2');
  if (absent) return absent;
  const needed = palacePrice(position, seat);
  const available = position.gold[seat]!;
  return needed <= available ? null : refuse('M04-4', 'refusal.gold', { needed, available });
}

function refuseSite(position: View, city: number, inner: boolean): Refusal {
  const name = mapAt(position).cityNames[city]!;
  if (!inner) return refuse('M04-4.2', 'refusal.outerFull', { city: name });
  const siteSeat = position.sites[city * SITE_COUNT + INNER_SITE]!;
  return refuse('M04-4.2', 'refusal.innerTaken', { city: name, siteSeat });
}

function listPalaces(position: View, seat: Seat, out: Move[], count: number): number {
  const city = position.architects[seat]!;
  if (city >= CITY_COUNT || position.palaces[seat] === 0) return count;
  const price = palacePrice(position, seat);
  if (price > position.gold[seat]!) return count;
  const sourceCount = listSources(position, PART_PALACE, PALACE_ACTIONS, sources);
  for (let i = 0; i < sourceCount; i++) count = listSites(position, city, sources[i]!, out, count);
  return count;
}

function listSites(position: View, city: number, source: number, out: Move[], count: number): number {
  const at = (source * CITY_COUNT + city) * 2;
  if (freeSite(position, city, false) >= 0) out[count++] = MOVES[at]!;
  if (freeSite(position, city, true) >= 0) out[count++] = MOVES[at + 1]!;
  return count;
}

/** Builds a palace, an outer one on the first free site. */
function applyPalace(state: State, seat: Seat, { city, inner, by }: PalaceMove, events?: Event[]): void {
  const price = palacePrice(state, seat);
  const site = freeSite(state, city, inner);
  takeStep(state, by, PART_PALACE, true, events);
  state.gold[seat] = state.gold[seat]! - price;
  state.palaces[seat] = state.palaces[seat]! - 1;
  state.sites[city * SITE_COUNT + site] = seat;
  events?.push({ kind: 'palace', seat, city, name: mapAt(state).cityNames[city]!, site, price, by });
}
