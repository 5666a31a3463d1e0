import type { Settings } from '@durbar/testkit';
import { conformance } from '@durbar/testkit/vitest';
import { maharaja2020 } from '../src/index.ts';
import { ONCE_CHARACTERS } from '../src/position.ts';
import type { Event, Move, State } from '../src/types.ts';
import en from '../src/words/en.json' with { type: 'json' };
import fr from '../src/words/fr.json' with { type: 'json' };
import { OWN_MAP } from './own-map.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

const SETTINGS: Settings<State, Move, Event> = {
  games: 1,
  every: 120,
  combinations: 4,
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

const each = (prefix: string, names: string): string[] => names.split(' ').map((name) => `${prefix}.${name}`);

const KINDS = 'draft found plan act robbed reward shrine buy maharani';

/** The game with some of its options only, the others staying at their defaults. */
const withOptions = (...names: readonly string[]) => ({
  ...maharaja2020,
  meta: {
    ...maharaja2020.meta,
    options: maharaja2020.meta.options.filter(({ name }) => names.includes(name)),
  },
});

conformance(maharaja2020, {
  ...SETTINGS,
  seatCounts: [4],
  mustReach: [
    'ending.rounds',
    ...each('decision', `${KINDS} owed`),
    ...each('prompt', `${KINDS} owed`),
    ...each('event', 'character founded round planned turn travel statue shrine tokenSpent coins shrines'),
    ...each('event', 'token prestige flag ability ended scoring worship reward nothing maharani slid over'),
    ...each('event', 'maharaniHome'),
    ...each('score', 'received statues coins majority presence1 roads2 twoStatues2 shrinesLeft'),
    ...each('refusal', 'over notYourTurn hadYourTurn sealed notInDisplay notInGame ownCharacter displayOnly'),
    ...each('refusal.phase', KINDS),
    ...each('refusal', 'villageYours villageFull walked alreadyThere cutOff noSuchWay toll notPlanned'),
    ...each('refusal', 'actionDone noToken siteTaken priestElsewhere priestCutOff coins cityOwed'),
    ...each('refusal', 'notYourCharacter flagTooFarLeft noReward rewardFirst rewardOutOfReach'),
    'undo',
  ],
});

// Other characters in each match, so that all of them come.
conformance(withOptions('openPrestige'), {
  ...SETTINGS,
  seed: 'durbar',
  seatCounts: [4],
  games: 4,
  every: 1000,
  mustReach: [
    ...each('held', Array.from({ length: 16 }, (_, i) => i + 1).join(' ')),
    ...each('used', ONCE_CHARACTERS.join(' ')),
    ...each('rewardChoice', '5 6 7'),
    ...each('planned', '0 1 2 3 4 5 6 7 8'),
  ],
});

conformance(withOptions('specialRules'), { ...SETTINGS, seatCounts: [3], combinations: 0 });

conformance(withOptions('map', 'mapFile'), {
  ...SETTINGS,
  seatCounts: [2],
  mustReach: ['refusal.villageTwoSeats'],
});
