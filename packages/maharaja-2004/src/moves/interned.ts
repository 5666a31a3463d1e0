import { allTravels, BY_TOKEN, END, FOUND, interned, MOST_VILLAGES, MoveLists, PLANS } from '@durbar/kingdom';
import { CHARACTERS, CITY_COUNT, MOST_SEATS, START_GOLD } from '../data/components.ts';
import {
  BY_BUILDER,
  GOLD,
  GOVERNOR,
  HOUSE,
  MOVE_HOUSE,
  PALACE,
  PALACE_AND_HOUSE,
  QUARRY,
  TWO_HOUSES,
} from '../position.ts';
import type { Move } from '../types.ts';

type Kind<T extends Move['type']> = Extract<Move, { type: T }>;

function table<T extends Move['type']>(count: number, make: (i: number) => Kind<T>): readonly Kind<T>[] {
  return interned<Kind<T>>(count, make);
}

/** Places: cities, then villages. */
export const PLACES = CITY_COUNT + MOST_VILLAGES;

const twice = (...actions: readonly number[]): readonly number[] => [
  ...actions,
  ...actions.map((action) => BY_TOKEN + action),
];
/** By what each kind of step can be made. */
export const PALACE_BYS = twice(PALACE, PALACE_AND_HOUSE);
export const HOUSE_BYS = [...twice(HOUSE, TWO_HOUSES, PALACE_AND_HOUSE), BY_BUILDER];
export const LIFT_BYS = [...twice(MOVE_HOUSE), BY_BUILDER];
export const GAIN_BYS = twice(GOLD, QUARRY);
export const GOVERNOR_BYS = twice(GOVERNOR);

/** At the gold. */
export const BID = table<'bid'>(START_GOLD + 1, (gold) => ({ type: 'bid', gold }));
export const PASS: Kind<'pass'> = Object.freeze({ type: 'pass' });
/** At `character − 1`. */
export const PICK = table<'pick'>(CHARACTERS.length, (i) => ({ type: 'pick', character: i + 1 }));
export const CHARACTER_MOVES = table<'character'>(CHARACTERS.length, (i) => ({
  type: 'character',
  character: i + 1,
}));
export const GIVE = table<'give'>(CHARACTERS.length, (i) => ({ type: 'give', character: i + 1 }));
/** At the seat. */
export const ENTICE = table<'entice'>(MOST_SEATS, (from) => ({ type: 'entice', from }));

/** At `(by * 7 + city) * 2`, and 1 more for an inner palace. */
export const PALACE_MOVES = table<'palace'>(BY_BUILDER * CITY_COUNT * 2, (i) => ({
  type: 'palace',
  city: (i >> 1) % CITY_COUNT,
  inner: (i & 1) !== 0,
  by: Math.trunc(i / (2 * CITY_COUNT)),
}));

const placed = (i: number) => ({ place: i % PLACES, by: Math.trunc(i / PLACES) });
/** At `by * PLACES + place`. */
export const HOUSE_MOVES = table<'house'>((BY_BUILDER + 1) * PLACES, (i) => ({
  type: 'house',
  ...placed(i),
}));
export const LIFT = table<'lift'>((BY_BUILDER + 1) * PLACES, (i) => ({ type: 'lift', ...placed(i) }));
/** At the place. */
export const DROP = table<'drop'>(PLACES, (place) => ({ type: 'drop', place }));

/** At `by`. */
export const GAIN = table<'gain'>(BY_BUILDER, (by) => ({ type: 'gain', by }));
/** At `by * 7 + city`. */
export const GOVERNOR_MOVES = table<'governor'>(BY_BUILDER * CITY_COUNT, (i) => ({
  type: 'governor',
  city: i % CITY_COUNT,
  by: Math.trunc(i / CITY_COUNT),
}));

/** All well-formed moves on a map of so many villages, with as many ways to a city as given. */
export const allMoves = new MoveLists<Move>((villages, ways) => {
  const places = Array.from({ length: CITY_COUNT + villages }, (_, place) => place);
  const at = <M extends Move>(moves: readonly M[], bys: readonly number[]): M[] =>
    bys.flatMap((by) => places.map((place) => moves[by * PLACES + place]!));
  return [
    ...BID,
    PASS,
    ...PICK,
    ...FOUND.slice(0, villages),
    ...PLANS,
    ...allTravels(ways),
    ...PALACE_MOVES.filter(({ by }) => PALACE_BYS.includes(by)),
    ...at(HOUSE_MOVES, HOUSE_BYS),
    ...at(LIFT, LIFT_BYS),
    ...DROP.slice(0, places.length),
    ...GAIN_BYS.map((by) => GAIN[by]!),
    ...GOVERNOR_MOVES.filter(({ by }) => GOVERNOR_BYS.includes(by)),
    ...CHARACTER_MOVES,
    ...ENTICE,
    ...GIVE,
    END,
  ];
});
