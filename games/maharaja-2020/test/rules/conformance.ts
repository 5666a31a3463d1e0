import { isPlainObject, type OptionSpec } from '@durbar/kernel';
import type { CheckSettings } from '@durbar/testkit';
import { mapFile } from '../../../kingdom/rules/index.ts';
import type { SoloLevel } from '../../data/brahmabot.ts';
import { fast } from '../../rules/fast/index.ts';
import { maharaja2020 } from '../../rules/index.ts';
import { ONCE_CHARACTERS } from '../../rules/position.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import en from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/rules.json' with { type: 'json' };
import { OWN_MAP } from './own-map.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

const different = (numbers: readonly number[]): number => new Set(numbers.filter((one) => one > 0)).size;

const sums = ({ rewards, display, characters }: State) => ({
  rewards: different(rewards.map((tile) => tile + 1)),
  characters: different([...display, ...characters]),
});

/**
 * Sums that must stay constant in the solo game, where characters, rewards and action tiles leave; one reward and one
 * tile in each round.
 */
const soloSums = (
  { round, phase, rewards, display, characters }: State,
  { stack, gone, drawn, pile, spent, check }: NonNullable<State['brahmabot']>,
) => ({
  characters: different([...stack, ...gone, ...display, ...characters]),
  tiles: different([...drawn, ...pile, ...spent, check]),
  rounds: spent.length - (phase === 'over' ? round : Math.max(0, round - 1)),
  rewards: different(rewards.map((tile) => tile + 1)) + spent.length + (REWARD_PHASES.has(phase) ? 1 : 0),
});

/** Phases in which a reward was taken and the round is not over. */
const REWARD_PHASES: ReadonlySet<State['phase']> = new Set(['shrine', 'buy', 'maharani']);

/** Settings of every conformance run of this package. */
export const SETTINGS: CheckSettings<State, Move, Event> = {
  games: 1,
  every: 120,
  combinations: 0,
  words: { en, fr },
  documents: { mapFile: [OWN_MAP] },
  isPassing: ({ type }) => type === 'end',
  conserved: (state) => ({
    shrines: sum(state.hand) + sum(state.supply) + sum(state.shrines) + sum(state.villages.map(bits)),
    statues: sum(state.statues) + state.sites.filter((seat) => seat >= 0).length,
    actionTokens: state.actionTokens + sum(state.tokens),
    flags: new Set(state.flags).size,
    ...(state.brahmabot ? soloSums(state, state.brahmabot) : sums(state)),
  }),
  reached: (state) => [
    ...state.characters.map((character) => `held.${character}`),
    ...ONCE_CHARACTERS.filter((n) => state.abilities.some((used) => (used >> (n - 1)) & 1)).map(
      (n) => `used.${n}`,
    ),
    ...(state.reward < 0 ? [] : [`rewardChoice.${state.reward}`]),
    ...(state.mover >= 0 ? state.notBegun.filter((one) => one >= 0).map((one) => `planned.${one}`) : []),
  ],
};

/** Adds a prefix to each name of a list that is separated by spaces. */
export const each = (prefix: string, names: string): string[] =>
  names.split(' ').map((name) => `${prefix}.${name}`);

/** Kinds of choice, separated by spaces. */
export const KINDS = 'draft found plan act robbed reward shrine buy maharani';

/** The solo game at one level, with all options that it can have. */
export const soloAt = (level: SoloLevel) => ({
  ...maharaja2020,
  fast: (position: State) => fast.make(position),
  meta: {
    ...maharaja2020.meta,
    seatCounts: [1],
    options: maharaja2020.meta.options.flatMap((spec): OptionSpec[] => {
      // The display of a first game is for four.
      if (spec.name === 'display') return [];
      if (spec.kind !== 'choice') return [spec];
      if (spec.name === 'solo') return [{ ...spec, values: [level], default: level }];
      // Brahmabot keeps its rows.
      return [{ ...spec, values: spec.values.filter((value) => value !== 'replaceAll') }];
    }),
  },
  parseOptions: (raw: unknown, players: number) =>
    maharaja2020.parseOptions({ solo: level, ...(isPlainObject(raw) && raw) }, players),
});

/** The game with only some of its options; the others stay at their defaults. */
export const withOptions = (...names: readonly string[]) => ({
  ...maharaja2020,
  fast: (position: State) => fast.make(position),
  meta: {
    ...maharaja2020.meta,
    options: maharaja2020.meta.options.filter(({ name }) => names.includes(name)),
  },
});

/** Settings of the conformance runs of the solo game, one run for each level. Map files need set-up tiles here. */
export const SOLO_SETTINGS: CheckSettings<State, Move, Event> = {
  ...SETTINGS,
  documents: { mapFile: [mapFile('rajasthan')] },
  combinations: 3,
  every: 150,
  mustReach: [
    'ending.rounds',
    'ending.statues',
    ...each('decision', 'draft found plan act brahmabot robbed reward'),
    ...each('event', 'drawn check upper destination arrival refilled left'),
    ...each('event', 'character travel statue shrine coins flag ended turn worship prestige reward'),
    ...each('score', 'received statues coins anyCoin majority presence1 roads2 twoStatues2 shrinesLeft'),
    ...each('refusal', 'villageTwoSeats notInDisplay rewardOutOfReach'),
    'undo',
  ],
};
