import { conformance } from '@durbar/testkit/vitest';
import { maharaja2020 } from '../src/index.ts';
import en from '../src/words/en.json' with { type: 'json' };
import fr from '../src/words/fr.json' with { type: 'json' };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

conformance(maharaja2020, {
  games: 1,
  every: 90,
  combinations: 2,
  words: { en, fr },
  isPassing: ({ type }) => type === 'end',
  conserved: (state) => ({
    shrines: sum(state.hand) + sum(state.supply) + sum(state.shrines) + sum(state.villages.map(bits)),
    statues: sum(state.statues) + state.sites.filter((seat) => seat >= 0).length,
    actionTokens: state.actionTokens + sum(state.tokens),
    flags: new Set(state.flags).size,
    rewards: new Set(state.rewards.filter((tile) => tile >= 0)).size,
    characters: new Set([...state.display, ...state.characters.filter((held) => held > 0)]).size,
  }),
});
