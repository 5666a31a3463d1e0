import { at } from '@durbar/kernel';
import { createKingdomPreferences, createTips, type KingdomEdition } from '../../kingdom/board/edition.ts';
import { PLANNING, TARGET_CHARACTER, TARGET_PLACE, USABLE_CARD } from '../../kingdom/board/useKingdomKeys.ts';
import { ACTIONS, FLAG_STEPS, ROUNDS, TRACK_SPACES, type View } from '../rules/index.ts';
import {
  actionArt,
  crestArt,
  emblemArt,
  flagArt,
  priestArt,
  shrineArt,
  siteName,
  statueArt,
} from './model/art.ts';
import { TRACK_CLAUSE } from './model/clauses.ts';
import { CityArt } from './parts/CityArt.tsx';
import { BotActionArt } from './parts/solo/BotActionArt.tsx';

/** The first-game tips. Each is shown when it first matters, with a clause for details. */
export const TIPS = createTips<View>('m20.tip', [
  ['draft', 'M20-1.6', ({ decisionKind }) => decisionKind === 'draft'],
  ['found', 'M20-4.3', ({ decisionKind }) => decisionKind === 'found'],
  ['plan', 'M20-2.2', ({ decisionKind }) => decisionKind === 'plan'],
  ['bot', 'M20-11.5', ({ decisionKind, position }) => decisionKind === 'plan' && position.brahmabot !== null],
  ['turn', 'M20-5.1', ({ decisionKind }) => decisionKind === 'act'],
  [
    'road',
    'M20-4.2',
    ({ decisionKind, position }, me) =>
      decisionKind === 'act' && at(position.priests, me) !== position.maharaja,
  ],
  ['statue', 'M20-3.4', ({ decisionKind, targets }) => decisionKind === 'act' && targets.sites.size > 0],
  [
    'token',
    'M20-5.2',
    ({ decisionKind, position }, me) => decisionKind === 'act' && at(position.tokens, me) > 0,
  ],
  ['robbed', 'M20-5.3h', ({ decisionKind }) => decisionKind === 'robbed'],
  [
    'reward',
    'M20-7.4',
    ({ decisionKind, position }) => decisionKind === 'reward' && position.brahmabot === null,
  ],
  [
    'rewardSolo',
    'M20-11.11',
    ({ decisionKind, position }) => decisionKind === 'reward' && position.brahmabot !== null,
  ],
  ['maharani', 'M20-7.6', ({ decisionKind }) => decisionKind === 'maharani'],
  ['ahead', 'M20-9.1', ({ decisionKind, position }) => decisionKind === 'plan' && position.round >= 2],
]);

/** The first numbered space of the track. */
const NUMBERED = 9;

/** The look of Maharaja (2020). */
export const edition: KingdomEdition = {
  theme: undefined,
  art: {
    great: statueArt,
    small: shrineArt,
    figure: priestArt,
    emblem: emblemArt,
    crest: crestArt,
    flag: flagArt,
    action: actionArt,
    village: 'map-village',
    start: 'map-crossing',
    maharaja: 'maharaja',
    compass: 'map-compass',
    ship: 'map-ship',
    scroll: 'map-scroll',
    growths: {
      hill: { name: 'map-hill', width: 32, height: 22 },
      tree: { name: 'map-tree', width: 16, height: 18 },
      palm: { name: 'map-palm', width: 24, height: 25 },
      wave: { name: 'map-wave', width: 24, height: 6 },
    },
    City: CityArt,
    Marks: BotActionArt,
  },
  actions: ACTIONS,
  siteKey: (site) => `site.${siteName(site)}`,
  track: { spaces: TRACK_SPACES, numbered: NUMBERED, steps: FLAG_STEPS, clause: TRACK_CLAUSE },
  lastRound: () => ROUNDS,
  tips: TIPS,
  preferences: createKingdomPreferences('durbar.maharaja-2020'),
  beginnings: {
    draft: [TARGET_CHARACTER],
    found: [TARGET_PLACE],
    plan: PLANNING,
    act: [USABLE_CARD, '[data-mark="end"]'],
    owed: [TARGET_PLACE],
    robbed: [TARGET_CHARACTER],
    reward: ['[data-target="tile"][data-lit="true"]'],
    shrine: [TARGET_PLACE],
    buy: ['[data-mark="buy"]'],
    maharani: [TARGET_CHARACTER],
  },
  undoable: ['act', 'owed'],
  placing: ['shrine', 'owed'],
};
