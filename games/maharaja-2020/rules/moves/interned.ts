import {
  allTravels,
  END,
  FOUND,
  interned,
  MoveLists,
  PLACES,
  PLANS,
  withTokens,
} from '../../../kingdom/rules/index.ts';

export { PLACES };

import { CHARACTERS, CITY_COUNT, REWARDS, SITE_COUNT } from '../../data/components.ts';
import { BY_ABILITY, BY_REWARD } from '../position.ts';
import type { Move } from '../types.ts';

type Kind<T extends Move['type']> = Extract<Move, { type: T }>;

function table<T extends Move['type']>(count: number, make: (i: number) => Kind<T>): readonly Kind<T>[] {
  return interned<Kind<T>>(count, make);
}

/** By what each kind of step can be made. */
export const STATUE_BYS = withTokens(0, 2);
export const SHRINE_BYS = [...withTokens(1, 2, 3), BY_ABILITY, BY_REWARD];
export const GAIN_BYS = withTokens(4, 5, 6);
export const FLAG_BYS = [...withTokens(8), BY_ABILITY];
/** Characters whose ability asks nothing more. */
export const PLAIN_ABILITIES = [2, 4, 6, 14];
/** Most exchanges of a buying reward. */
export const MOST_BUYS = 3;

/** At `character − 1`. */
export const PICK = table<'pick'>(CHARACTERS, (i) => ({ type: 'pick', character: i + 1 }));
export const CHARACTER_MOVES = table<'character'>(CHARACTERS, (i) => ({
  type: 'character',
  character: i + 1,
}));
export const MAHARANI = table<'maharani'>(CHARACTERS, (i) => ({ type: 'maharani', character: i + 1 }));

/** At `(by * 7 + city) * 7 + site`. */
export const STATUE = table<'statue'>(BY_ABILITY * CITY_COUNT * SITE_COUNT, (i) => ({
  type: 'statue',
  city: Math.trunc(i / SITE_COUNT) % CITY_COUNT,
  site: i % SITE_COUNT,
  by: Math.trunc(i / (SITE_COUNT * CITY_COUNT)),
}));
export function statueIndex(city: number, site: number, by: number): number {
  return (by * CITY_COUNT + city) * SITE_COUNT + site;
}

/** At `by * PLACES + place`. */
export const SHRINE = table<'shrine'>((BY_REWARD + 1) * PLACES, (i) => ({
  type: 'shrine',
  place: i % PLACES,
  by: Math.trunc(i / PLACES),
}));

/** At `by`. */
export const GAIN = table<'gain'>(BY_ABILITY, (by) => ({ type: 'gain', by }));
/** At `by * 7 + city`. */
export const FLAG = table<'flag'>((BY_ABILITY + 1) * CITY_COUNT, (i) => ({
  type: 'flag',
  city: i % CITY_COUNT,
  by: Math.trunc(i / CITY_COUNT),
}));
/** At `character − 1`. */
export const ABILITY = table<'ability'>(CHARACTERS, (i) => ({ type: 'ability', character: i + 1 }));
export const GIVE_COINS: Kind<'exchange'> = Object.freeze({ type: 'exchange', give: 'coins' });
export const GIVE_PRESTIGE: Kind<'exchange'> = Object.freeze({ type: 'exchange', give: 'prestige' });
export const STEP: Kind<'step'> = Object.freeze({ type: 'step' });
/** At the tile. */
export const REWARD = table<'reward'>(REWARDS.length, (tile) => ({ type: 'reward', tile }));
/** At the count. */
export const BUY = table<'buy'>(MOST_BUYS + 1, (count) => ({ type: 'buy', count }));

/** All well-formed moves on a map of so many villages, with as many ways to a city as given. */
export const allMoves = new MoveLists<Move>(listAll);

function listAll(villages: number, ways: number): Move[] {
  const places = Array.from({ length: CITY_COUNT + villages }, (_, place) => place);
  return [
    ...PICK,
    ...FOUND.slice(0, villages),
    ...PLANS,
    ...allTravels(ways),
    ...STATUE.filter(({ by }) => STATUE_BYS.includes(by)),
    ...SHRINE_BYS.flatMap((by) => places.map((place) => SHRINE[by * PLACES + place]!)),
    ...GAIN_BYS.map((by) => GAIN[by]!),
    ...CHARACTER_MOVES,
    ...FLAG.filter(({ by }) => FLAG_BYS.includes(by)),
    ...PLAIN_ABILITIES.map((character) => ABILITY[character - 1]!),
    GIVE_COINS,
    GIVE_PRESTIGE,
    END,
    ...REWARD,
    ...BUY,
    ...MAHARANI,
    STEP,
  ];
}
