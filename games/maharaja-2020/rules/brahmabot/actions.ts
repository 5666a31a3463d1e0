import { mapAt, pushDown } from '../../../kingdom/rules/index.ts';
import { BRAHMABOT_FLAG_STEPS, type UpperKind } from '../../data/brahmabot.ts';
import { giveCoins } from '../supply.ts';
import type { Event, State, View } from '../types.ts';
import { buildShrine, buildStatue, hasShrineFor, statueObstacle } from './build.ts';
import { swapCharacters } from './character-row.ts';
import {
  citiesOnTrack,
  compareCentres,
  compareLags,
  compareLeads,
  firstFit,
  largestMargin,
  smallestMargin,
} from './compare.ts';
import { BRAHMABOT, type Brahmabot, type ComparedCity, type Skipped } from './types.ts';

/** The city of an action, and the cities that were compared to choose it. */
interface CityChoice {
  readonly compared: readonly ComparedCity[];
  /** Null if no city fits, or if the action needs no city. */
  readonly city: number | null;
}

/** The rules of one kind of upper action: choose a city, then do the action or skip it (M20-11.8). */
interface BrahmabotAction {
  choose(position: View): CityChoice;
  /** Returns why the action cannot be done, or null if it can. */
  skip(position: View, city: number | null): Skipped | null;
  /**
   * Does an action that is not skipped.
   * @param city −1 if the action needs no city
   * @param coins coins printed with the action
   */
  perform(state: State, bot: Brahmabot, city: number, coins: number, events?: Event[]): void;
}

const chooseNone = (): CityChoice => ({ compared: [], city: null });

const chooseMaharaja = ({ maharaja }: View): CityChoice => ({ compared: [], city: maharaja });

function chooseBy(
  compared: readonly ComparedCity[],
  pick: (compared: readonly ComparedCity[]) => number | null,
): CityChoice {
  return { compared, city: pick(compared) };
}

/** A free statue in the city that `choose` finds. */
function statueAction(choose: BrahmabotAction['choose']): BrahmabotAction {
  return {
    choose,
    skip: (position, city) => (city === null ? 'noCity' : statueObstacle(position, city)),
    perform: (state, _bot, city, _coins, events) => buildStatue(state, city, 0, events),
  };
}

/** The rules of each kind of upper action. */
export const BRAHMABOT_ACTIONS: Readonly<Record<UpperKind, BrahmabotAction>> = {
  statueAtMaharaja: statueAction(chooseMaharaja),
  shrineAtMaharaja: {
    choose: chooseMaharaja,
    skip: (position, city) => (city !== null && hasShrineFor(position, city) ? null : 'noShrine'),
    perform: (state, _bot, city, _coins, events) => buildShrine(state, city, events),
  },
  statueAtFirstFlag: statueAction((position) => ({ compared: [], city: citiesOnTrack(position)[0]! })),
  statueAtFirstOpenCentre: statueAction((position) => chooseBy(compareCentres(position), firstFit)),
  statueWhereSecond: statueAction((position) => chooseBy(compareLags(position), smallestMargin)),
  moveFlag: {
    choose: (position) => chooseBy(compareLeads(position), largestMargin),
    skip(position, city) {
      if (city === null) return 'noCity';
      return position.flags[city] === 0 ? 'atEnd' : null;
    },
    perform: (state, _bot, city, _coins, events) => moveFlag(state, city, events),
  },
  coins: {
    choose: chooseNone,
    skip: () => null,
    perform: (state, _bot, _city, coins, events) => giveCoins(state, BRAHMABOT, coins, events),
  },
  swapCharacter: {
    choose: chooseNone,
    skip: ({ display }) => (display.length === 0 ? 'emptyRow' : null),
    perform: (state, bot, _city, _coins, events) => swapCharacters(state, bot, events),
  },
};

/** Moves a flag four spaces to the left or, if there are fewer, to the left end. */
function moveFlag(state: State, city: number, events?: Event[]): void {
  const from = state.flags[city]!;
  const steps = Math.min(BRAHMABOT_FLAG_STEPS, from);
  const pushed = pushDown(state.flags, city, steps);
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'flag', seat: BRAHMABOT, city, name, from, to: from - steps, pushed });
}
