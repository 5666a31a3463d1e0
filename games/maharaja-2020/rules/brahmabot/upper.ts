import { pushDown } from '../../../kingdom/rules/index.ts';
import { BRAHMABOT_FLAG_STEPS, type UpperAction, type UpperKind } from '../../data/brahmabot.ts';
import { mapAt } from '../ground.ts';
import { giveCoins } from '../supply.ts';
import type { Event, State, View } from '../types.ts';
import { buildShrine, buildStatue, hasShrineFor, noStatue } from './build.ts';
import {
  citiesOnTrack,
  compareCentres,
  compareLags,
  compareLeads,
  firstFit,
  largestMargin,
  smallestMargin,
} from './compare.ts';
import { swapCharacters } from './row.ts';
import { BRAHMABOT } from './seats.ts';
import { actionTile } from './tiles.ts';
import type { Brahmabot, ComparedCity, Skipped } from './types.ts';

/** Upper actions of an action tile: the city is chosen first, then the action done or skipped (M20-11.8). */

interface Choice {
  readonly compared: readonly ComparedCity[];
  /** Null where no city fits, or the action is about none. */
  readonly city: number | null;
}

const NO_CITY: Choice = { compared: [], city: null };

function chooseBy(
  compared: readonly ComparedCity[],
  pick: (compared: readonly ComparedCity[]) => number | null,
): Choice {
  return { compared, city: pick(compared) };
}

/** Which city each kind of action is about. */
const CHOICES: Readonly<Record<UpperKind, (position: View) => Choice>> = {
  statueAtMaharaja: ({ maharaja }) => ({ compared: [], city: maharaja }),
  shrineAtMaharaja: ({ maharaja }) => ({ compared: [], city: maharaja }),
  statueAtFirstFlag: (position) => ({ compared: [], city: citiesOnTrack(position)[0]! }),
  statueAtFirstOpenCentre: (position) => chooseBy(compareCentres(position), firstFit),
  statueWhereSecond: (position) => chooseBy(compareLags(position), smallestMargin),
  moveFlag: (position) => chooseBy(compareLeads(position), largestMargin),
  coins: () => NO_CITY,
  swapCharacter: () => NO_CITY,
};

/** Why an action cannot be done, else null. */
function whySkipped(position: View, kind: UpperKind, city: number | null): Skipped | null {
  if (kind === 'coins') return null;
  if (kind === 'swapCharacter') return position.display.length === 0 ? 'emptyRow' : null;
  if (city === null) return 'noCity';
  if (kind === 'shrineAtMaharaja') return hasShrineFor(position, city) ? null : 'noShrine';
  if (kind === 'moveFlag') return position.flags[city] === 0 ? 'atEnd' : null;
  return noStatue(position, city);
}

/** Does the upper action at `place` of the tile that is performed, or skips it. */
export function doUpper(state: State, bot: Brahmabot, place: number, events?: Event[]): void {
  const action = actionTile(bot.tile).actions[place]!;
  const { compared, city } = CHOICES[action.kind](state);
  const skipped = whySkipped(state, action.kind, city);
  events?.push({
    kind: 'upper',
    seat: BRAHMABOT,
    tile: bot.tile,
    place,
    action: action.kind,
    compared,
    city,
    name: city === null ? null : mapAt(state).cityNames[city]!,
    skipped,
  });
  if (skipped === null) perform(state, bot, action, city ?? -1, events);
}

function perform(
  state: State,
  bot: Brahmabot,
  { kind, coins }: UpperAction,
  city: number,
  events?: Event[],
): void {
  switch (kind) {
    case 'coins':
      return giveCoins(state, BRAHMABOT, coins, events);
    case 'swapCharacter':
      return swapCharacters(state, bot, events);
    case 'shrineAtMaharaja':
      return buildShrine(state, city, events);
    case 'moveFlag':
      return moveFlag(state, city, events);
    default:
      return buildStatue(state, city, 0, events);
  }
}

/** Four spaces to the left or, where there are fewer, to the left end. */
function moveFlag(state: State, city: number, events?: Event[]): void {
  const from = state.flags[city]!;
  const steps = Math.min(BRAHMABOT_FLAG_STEPS, from);
  const pushed = pushDown(state.flags, city, steps);
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'flag', seat: BRAHMABOT, city, name, from, to: from - steps, pushed });
}
