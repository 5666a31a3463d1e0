import {
  allTravels,
  END,
  FOUND,
  interned,
  MoveLists,
  type PickMove,
  PLACES,
  PLANS,
  withTokens,
} from '../../../kingdom/rules/index.ts';
import { CHARACTERS, CITY_COUNT, MOST_SEATS, START_GOLD } from '../../data/components.ts';
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
import type {
  BidMove,
  CharacterMove,
  DropMove,
  EnticeMove,
  GainMove,
  GiveMove,
  GovernorMove,
  HouseMove,
  LiftMove,
  Move,
  PalaceMove,
  PassMove,
} from '../types.ts';

/** By what each kind of step can be made. */
export const PALACE_BYS = withTokens(PALACE, PALACE_AND_HOUSE);
export const HOUSE_BYS = [...withTokens(HOUSE, TWO_HOUSES, PALACE_AND_HOUSE), BY_BUILDER];
export const LIFT_BYS = [...withTokens(MOVE_HOUSE), BY_BUILDER];
export const GAIN_BYS = withTokens(GOLD, QUARRY);
export const GOVERNOR_BYS = withTokens(GOVERNOR);

/** At the gold. */
export const BID = interned<BidMove>(START_GOLD + 1, (gold) => ({ type: 'bid', gold }));
export const PASS: PassMove = Object.freeze({ type: 'pass' });
/** At `character − 1`. */
export const PICK = interned<PickMove>(CHARACTERS.length, (i) => ({ type: 'pick', character: i + 1 }));
export const CHARACTER_MOVES = interned<CharacterMove>(CHARACTERS.length, (i) => ({
  type: 'character',
  character: i + 1,
}));
export const GIVE = interned<GiveMove>(CHARACTERS.length, (i) => ({ type: 'give', character: i + 1 }));
/** At the seat. */
export const ENTICE = interned<EnticeMove>(MOST_SEATS, (from) => ({ type: 'entice', from }));

/** At `(by * 7 + city) * 2`, and 1 more for an inner palace. */
export const PALACE_MOVES = interned<PalaceMove>(BY_BUILDER * CITY_COUNT * 2, (i) => ({
  type: 'palace',
  city: (i >> 1) % CITY_COUNT,
  inner: (i & 1) !== 0,
  by: Math.trunc(i / (2 * CITY_COUNT)),
}));

const placed = (i: number) => ({ place: i % PLACES, by: Math.trunc(i / PLACES) });
/** At `by * PLACES + place`. */
export const HOUSE_MOVES = interned<HouseMove>((BY_BUILDER + 1) * PLACES, (i) => ({
  type: 'house',
  ...placed(i),
}));
export const LIFT = interned<LiftMove>((BY_BUILDER + 1) * PLACES, (i) => ({ type: 'lift', ...placed(i) }));
/** At the place. */
export const DROP = interned<DropMove>(PLACES, (place) => ({ type: 'drop', place }));

/** At `by`. */
export const GAIN = interned<GainMove>(BY_BUILDER, (by) => ({ type: 'gain', by }));
/** At `by * 7 + city`. */
export const GOVERNOR_MOVES = interned<GovernorMove>(BY_BUILDER * CITY_COUNT, (i) => ({
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
