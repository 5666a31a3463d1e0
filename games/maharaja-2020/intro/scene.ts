import { at, seededDeal } from '@durbar/kernel';
import type { CityScoreLine } from '../../kingdom/board/model/city-ranking.ts';
import type { ExamplePieces } from '../../kingdom/intro/city-example.ts';
import type { Moment } from '../../kingdom/intro/createPictures.tsx';
import { cityNumber, getMap, villageNumber } from '../../kingdom/rules/index.ts';
import {
  CENTRE_SITE,
  CITY_COUNT,
  cityScoring,
  type Event,
  type Move,
  maharaja2020,
  SITE_COUNT,
  type State,
  statuePrice,
  type View,
} from '../rules/index.ts';

const MAP = getMap('hindustan');
const city = (id: string): number => cityNumber(MAP, id);

/** Seats of the pictures: the reader, and the three others in the order of the player colours. */
export const YOU = 0;
export const NOOR = 1;
export const KABIR = 2;
export const DARA = 3;
const SEATS = 4;

/** The city of the pictures and of the example, and the one before. */
export const GOLCONDA: number = city('golconda');
const BIJAPUR = city('bijapur');
const PURI = city('puri');

/** Characters that add nothing in a scoring. */
const CHARACTERS = [6, 2, 12, 4];

/** Seats with a shrine in each village that the pictures show. */
const VILLAGES: Readonly<Record<string, readonly number[]>> = {
  gulbarga: [YOU],
  bidar: [KABIR],
  nanded: [NOOR],
  burhanpur: [YOU, NOOR],
  visakha: [DARA],
  rajahmundry: [NOOR, KABIR],
  nashik: [YOU],
  nagpur: [DARA],
};

/** Number of the action with a statue at its usual price. */
const STATUE_AND_SHRINE = 2;

/** A match in its third round, before anybody has moved in it. */
function startScene(): State {
  const state = maharaja2020.setup(maharaja2020.parseOptions({}, SEATS), SEATS, seededDeal('intro'));
  Object.assign(state, {
    phase: 'act',
    round: 3,
    turn: 40,
    seat: YOU,
    mover: YOU,
    acted: 1 << YOU,
    maharaja: GOLCONDA,
    characters: CHARACTERS.slice(),
    display: [1, 7, 9],
    plans: [2, 0, 0, 0],
    notBegun: [0, 2],
    priests: [BIJAPUR, GOLCONDA, BIJAPUR, GOLCONDA],
  } satisfies Partial<State>);
  for (const [village, owners] of Object.entries(VILLAGES))
    for (const owner of owners)
      state.villages[owner] = at(state.villages, owner) | (1 << villageNumber(MAP, village));
  state.shrines[NOOR * CITY_COUNT + GOLCONDA] = 1;
  state.shrines[KABIR * CITY_COUNT + GOLCONDA] = 1;
  state.sites[GOLCONDA * SITE_COUNT + outerSite(DARA)] = DARA;
  state.sites[BIJAPUR * SITE_COUNT + CENTRE_SITE] = KABIR;
  return state;
}

/** The site on which a seat has its outer statue. */
function outerSite(seat: number): number {
  return [2, 3, 5, 6][seat] ?? 1;
}

/** The Maharaja comes to Golconda. */
export function arrival(): Moment<View, Event> {
  const after = startScene();
  const event: Event = {
    kind: 'round',
    round: after.round,
    city: GOLCONDA,
    name: MAP.cityNames[GOLCONDA] ?? '',
    space: after.flags[GOLCONDA] ?? 0,
  };
  return { before: { ...after, maharaja: PURI }, after, seat: YOU, events: [event] };
}

/** The reader's turn: the priest goes to Golconda past two villages, and builds a statue in its centre. */
export function turn(): Moment<View, Event> {
  const before = startScene();
  const after = maharaja2020.clone(before);
  const events: Event[] = [];
  const moves: readonly Move[] = [
    { type: 'travel', city: GOLCONDA, way: 0 },
    { type: 'statue', city: GOLCONDA, site: CENTRE_SITE, by: 0 },
  ];
  for (const move of moves) maharaja2020.apply(after, YOU, move, events);
  return { before, after, seat: YOU, events };
}

/** What stands in Golconda at the end of that round. */
export const FIRST_PIECES: ExamplePieces = [
  ['centre', 'figure'],
  ['small', 'figure'],
  ['small'],
  ['outer', 'figure'],
];

/** Scores Golconda with these pieces (M20-7). */
export function scoreExample(pieces: ExamplePieces): readonly CityScoreLine[] {
  const state = startScene();
  state.sites.fill(-1);
  pieces.forEach((own, seat) => {
    if (own.includes('centre')) state.sites[GOLCONDA * SITE_COUNT + CENTRE_SITE] = seat;
    if (own.includes('outer')) state.sites[GOLCONDA * SITE_COUNT + outerSite(seat)] = seat;
    state.shrines[seat * CITY_COUNT + GOLCONDA] = own.includes('small') ? 1 : 0;
    state.priests[seat] = own.includes('figure') ? GOLCONDA : BIJAPUR;
  });
  return cityScoring(state, GOLCONDA).lines;
}

/** Price in coins of a statue in Golconda, which the Maharaja visits, and elsewhere (M20-3.1). */
export function statuePrices(): { readonly here: number; readonly elsewhere: number } {
  const scene = startScene();
  const price = (where: number) => statuePrice(scene, YOU, where, STATUE_AND_SHRINE);
  return { here: price(GOLCONDA), elsewhere: price(BIJAPUR) };
}
