import type { CheckSettings } from '@durbar/testkit';
import { bitCount } from '../../../kingdom/rules/index.ts';
import { fast } from '../../rules/fast/index.ts';
import { maharaja2004 } from '../../rules/index.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import en from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/rules.json' with { type: 'json' };
import { OWN_MAP } from './own-map.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Settings of every conformance run of this package. */
export const SETTINGS: CheckSettings<State, Move, Event> = {
  games: 1,
  every: 150,
  combinations: 0,
  words: { en, fr },
  documents: { mapFile: [OWN_MAP] },
  isPassing: ({ type }) => type === 'end',
  conserved: (state) => ({
    houses:
      sum(state.hand) +
      sum(state.quarry) +
      sum(state.houses) +
      sum([...state.villages, ...state.doubles].map(bitCount)),
    palaces: sum(state.palaces) + state.sites.filter((colour) => colour >= 0).length,
    chits: state.chits + sum(state.tokens),
    governors: new Set(state.boxes).size,
    characters: sum([state.bank, ...state.cards].map(bitCount)),
    union: [state.bank, ...state.cards].reduce((all, set) => all | set, 0),
  }),
  reached: (state) => [
    ...state.cards.map((set) => `cards.${bitCount(set)}`),
    ...(state.mover >= 0 ? state.notBegun.filter((one) => one >= 0).map((one) => `planned.${one}`) : []),
    ...(state.doubles.some((mask) => mask !== 0) ? ['doubles'] : []),
  ],
};

/** Adds a prefix to each name of a list that is separated by spaces. */
export const each = (prefix: string, names: string): string[] =>
  names.split(' ').map((name) => `${prefix}.${name}`);

/** Kinds of choice in the basic game. */
export const KINDS = 'draft found plan act owed drop robbed';

/** The game and its fast form with only some of its options; the others stay at their defaults. */
export const withOptions = (...names: readonly string[]) => ({
  ...maharaja2004,
  fast: (position: State) => fast.make(position),
  meta: {
    ...maharaja2004.meta,
    options: maharaja2004.meta.options.filter(({ name }) => names.includes(name)),
  },
});
