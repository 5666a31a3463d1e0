import type { Settings } from '@durbar/testkit';
import { maharaja2020 } from '../src/index.ts';
import { ONCE_CHARACTERS } from '../src/position.ts';
import type { Event, Move, State } from '../src/types.ts';
import en from '../src/words/en.json' with { type: 'json' };
import fr from '../src/words/fr.json' with { type: 'json' };
import { OWN_MAP } from './own-map.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** What every conformance run of this package has in common. */
export const SETTINGS: Settings<State, Move, Event> = {
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
    rewards: new Set(state.rewards.filter((tile) => tile >= 0)).size,
    characters: new Set([...state.display, ...state.characters.filter((held) => held > 0)]).size,
  }),
  reached: (state) => [
    ...state.characters.map((character) => `held.${character}`),
    ...ONCE_CHARACTERS.filter((n) => state.abilities.some((used) => (used >> (n - 1)) & 1)).map(
      (n) => `used.${n}`,
    ),
    ...(state.reward < 0 ? [] : [`rewardChoice.${state.reward}`]),
    ...(state.mover >= 0 ? state.fresh.filter((one) => one >= 0).map((one) => `planned.${one}`) : []),
  ],
};

/** Names with a prefix, from a list with blanks between. */
export const each = (prefix: string, names: string): string[] =>
  names.split(' ').map((name) => `${prefix}.${name}`);

/** Kinds of choice. */
export const KINDS = 'draft found plan act robbed reward shrine buy maharani';

/** The game with some of its options only, the others staying at their defaults. */
export const withOptions = (...names: readonly string[]) => ({
  ...maharaja2020,
  meta: {
    ...maharaja2020.meta,
    options: maharaja2020.meta.options.filter(({ name }) => names.includes(name)),
  },
});
