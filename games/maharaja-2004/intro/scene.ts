import { at, seededDeal } from '@durbar/kernel';
import type { CityScoreLine } from '../../kingdom/board/model/city-ranking.ts';
import type { ExamplePieces } from '../../kingdom/intro/city-example.ts';
import type { Moment } from '../../kingdom/intro/createPictures.tsx';
import { cityNumber, getMap, villageNumber } from '../../kingdom/rules/index.ts';
import { scoreCity } from '../board/model/city.ts';
import {
  ACTIONS,
  CITY_COUNT,
  type Event,
  INNER_SITE,
  type Move,
  maharaja2004,
  palacePrice,
  SITE_COUNT,
  type State,
  type View,
} from '../rules/index.ts';

const MAP = getMap('rajasthan');
const city = (id: string): number => cityNumber(MAP, id);

/** Seats of the pictures: the reader, and the three others in the order of the player colours. */
export const YOU = 0;
export const NOOR = 1;
export const KABIR = 2;
export const DARA = 3;
const SEATS = 4;

/** The city of the pictures and of the example, and those around it. */
export const UDAIPUR: number = city('udaipur');
const AMBER = city('amber');
const JODHPUR = city('jodhpur');

/** The characters of the seats, none of which adds points: Artisan, Mogul, Trader, Builder. */
const CHARACTERS = [6, 1, 2, 5];

/** Seats with a house in each village that the pictures show; a seat with two is named twice. */
const VILLAGES: Readonly<Record<string, readonly number[]>> = {
  chittor: [YOU],
  ajmer: [KABIR, KABIR],
  ranakpur: [NOOR],
  dungarpur: [DARA, YOU],
  neemuch: [NOOR, KABIR],
  pushkar: [DARA],
};

/** The two actions that the reader plans. */
export const PLAN: readonly [number, number] = [ACTIONS.indexOf('palace'), ACTIONS.indexOf('house')];

/** The site on which a seat has its outer palace. */
function outerSite(seat: number): number {
  return INNER_SITE + 2 + seat;
}

/** A match in its third round, before anybody has moved in it. */
function startScene(): State {
  const state = maharaja2004.setup(maharaja2004.parseOptions({}, SEATS), SEATS, seededDeal('intro'));
  const cards = CHARACTERS.map((character) => 1 << (character - 1));
  Object.assign(state, {
    phase: 'act',
    round: 3,
    turn: 40,
    seat: YOU,
    mover: YOU,
    acted: 1 << YOU,
    maharaja: UDAIPUR,
    cards,
    bank: cards.reduce((left, card) => left & ~card, state.bank),
    plans: [at(PLAN, 0) * 9 + at(PLAN, 1), 0, 0, 0],
    notBegun: [...PLAN],
    architects: [AMBER, UDAIPUR, JODHPUR, UDAIPUR],
  } satisfies Partial<State>);
  for (const [village, owners] of Object.entries(VILLAGES))
    for (const owner of owners) addHouse(state, owner, 1 << villageNumber(MAP, village));
  state.houses[NOOR * CITY_COUNT + UDAIPUR] = 1;
  state.houses[KABIR * CITY_COUNT + UDAIPUR] = 1;
  state.sites[UDAIPUR * SITE_COUNT + outerSite(DARA)] = DARA;
  state.sites[AMBER * SITE_COUNT + INNER_SITE] = KABIR;
  return state;
}

/** Adds a house in a village, which may be a seat's second one there. */
function addHouse({ villages, doubles }: State, owner: number, village: number): void {
  const places = (at(villages, owner) & village) === 0 ? villages : doubles;
  places[owner] = at(places, owner) | village;
}

/** The Maharaja comes to Udaipur. */
export function arrival(): Moment<View, Event> {
  const after = startScene();
  const event: Event = {
    kind: 'round',
    round: after.round,
    city: UDAIPUR,
    name: at(MAP.cityNames, UDAIPUR),
    box: at(after.boxes, UDAIPUR),
  };
  return { before: { ...after, maharaja: JODHPUR }, after, seat: YOU, events: [event] };
}

/** The reader's turn: the architect goes to Udaipur past two villages, and builds the palace in its middle. */
export function turn(): Moment<View, Event> {
  const before = startScene();
  const after = maharaja2004.clone(before);
  const events: Event[] = [];
  const moves: readonly Move[] = [
    { type: 'travel', city: UDAIPUR, way: 0 },
    { type: 'palace', city: UDAIPUR, inner: true, by: at(PLAN, 0) },
  ];
  for (const move of moves) maharaja2004.apply(after, YOU, move, events);
  return { before, after, seat: YOU, events };
}

/** What stands in Udaipur at the end of that round. */
export const FIRST_PIECES: ExamplePieces = [
  ['centre', 'figure'],
  ['small', 'figure'],
  ['small'],
  ['outer', 'figure'],
];

/** Scores Udaipur with these pieces (M04-8). */
export function scoreExample(pieces: ExamplePieces): readonly CityScoreLine[] {
  const state = startScene();
  state.sites.fill(-1);
  pieces.forEach((own, seat) => {
    if (own.includes('centre')) state.sites[UDAIPUR * SITE_COUNT + INNER_SITE] = seat;
    if (own.includes('outer')) state.sites[UDAIPUR * SITE_COUNT + outerSite(seat)] = seat;
    state.houses[seat * CITY_COUNT + UDAIPUR] = own.includes('small') ? 1 : 0;
    state.architects[seat] = own.includes('figure') ? UDAIPUR : JODHPUR;
  });
  return scoreCity(state, UDAIPUR).lines;
}

/** Price in gold of a palace, without and with the Artisan (M04-4, 7). */
export function palacePrices(): { readonly usual: number; readonly artisan: number } {
  const scene = startScene();
  return { usual: palacePrice(scene, NOOR), artisan: palacePrice(scene, YOU) };
}

/** What each player begins with: gold, and palaces to build (M04-1.1). */
export function startingStock(): { readonly gold: number; readonly palaces: number } {
  const { gold, palaces } = maharaja2004.setup(
    maharaja2004.parseOptions({}, SEATS),
    SEATS,
    seededDeal('intro'),
  );
  return { gold: at(gold, YOU), palaces: at(palaces, YOU) };
}
