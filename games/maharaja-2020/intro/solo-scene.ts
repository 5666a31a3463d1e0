import { at, seededDeal } from '@durbar/kernel';
import type { ExamplePieces } from '../../kingdom/intro/city-example.ts';
import type { Moment } from '../../kingdom/intro/createPictures.tsx';
import { cityNumber, getMap, villageNumber } from '../../kingdom/rules/index.ts';
import {
  BRAHMABOT,
  CENTRE_SITE,
  CITY_COUNT,
  type CityScoring,
  cityScoring,
  type Event,
  finalScoring,
  HUMAN,
  maharaja2020,
  SITE_COUNT,
  type State,
  type View,
} from '../rules/index.ts';

const MAP = getMap('hindustan');
const city = (id: string): number => cityNumber(MAP, id);

/** The city of the pictures and of the example. */
export const GOLCONDA: number = city('golconda');
const BIJAPUR = city('bijapur');

/** The action tiles that are drawn, and the one that is turned up: it says that the third is performed. */
export const DRAWN: readonly number[] = [2, 9, 5];
export const CHECK = 7;
export const PERFORMED = 3;

/** Characters that add nothing in a scoring; Brahmabot's is the lower one, so it plays first. */
const CHARACTERS = [6, 2];

/** A solo game in which Brahmabot's turn comes. */
function startScene(): State {
  const state = maharaja2020.setup(maharaja2020.parseOptions({ solo: 'easy' }, 1), 1, seededDeal('intro'));
  const { brahmabot } = state;
  if (!brahmabot) throw new Error('a solo game has no Brahmabot');
  const held = new Set([...DRAWN, CHECK]);
  brahmabot.drawn = [...DRAWN];
  brahmabot.pile = [CHECK, ...brahmabot.pile.filter((tile) => !held.has(tile))];
  Object.assign(state, {
    phase: 'brahmabot',
    round: 3,
    turn: 40,
    seat: BRAHMABOT,
    mover: BRAHMABOT,
    acted: 1 << BRAHMABOT,
    maharaja: GOLCONDA,
    characters: CHARACTERS.slice(),
    display: [4, 10, 12],
    plans: [2, -1],
    priests: [GOLCONDA, BIJAPUR],
    villages: [1 << villageNumber(MAP, 'bidar'), 1 << villageNumber(MAP, 'burhanpur')],
  } satisfies Partial<State>);
  state.sites[GOLCONDA * SITE_COUNT + CENTRE_SITE + 2] = HUMAN;
  return state;
}

/** Brahmabot's turn, step by step as the rules play it. */
export function botTurn(): Moment<View, Event> {
  const before = startScene();
  const after = maharaja2020.clone(before);
  const events: Event[] = [];
  while (after.phase === 'brahmabot') {
    const [move] = maharaja2020.legalMoves(after, BRAHMABOT);
    if (!move) throw new Error('Brahmabot has no move');
    maharaja2020.apply(after, BRAHMABOT, move, events);
  }
  return { before, after, seat: BRAHMABOT, events };
}

/** What stands in Golconda when the example begins. */
export const FIRST_PIECES: ExamplePieces = [
  ['outer', 'figure'],
  ['small', 'figure'],
];

/** Scores Golconda with these pieces (M20-11.11). */
export function scoreExample(pieces: ExamplePieces): CityScoring['lines'] {
  const state = startScene();
  state.sites.fill(-1);
  pieces.forEach((own, seat) => {
    if (own.includes('centre')) state.sites[GOLCONDA * SITE_COUNT + CENTRE_SITE] = seat;
    if (own.includes('outer')) state.sites[GOLCONDA * SITE_COUNT + 2 + seat] = seat;
    state.shrines[seat * CITY_COUNT + GOLCONDA] = own.includes('small') ? 1 : 0;
    state.priests[seat] = own.includes('figure') ? GOLCONDA : BIJAPUR;
  });
  return cityScoring(state, GOLCONDA).lines;
}

/** Brahmabot's prestige at the end for any number of coins (M20-11.13). */
export function coinPrestige(): number {
  const state = startScene();
  state.coins[BRAHMABOT] = 9;
  return at(finalScoring(state).coins, BRAHMABOT);
}
