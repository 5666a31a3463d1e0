import { at } from '@durbar/kernel';
import { createKingdomPreferences, createTips, type KingdomEdition } from '../../kingdom/board/edition.ts';
import { PLANNING, TARGET_CHARACTER, TARGET_PLACE, USABLE_CARD } from '../../kingdom/board/useKingdomKeys.ts';
import { ACTIONS, BOXES, INNER_SITE, lastRound, START_BOXES, type View } from '../rules/index.ts';
import {
  actionArt,
  architectArt,
  crestArt,
  emblemArt,
  governorArt,
  houseArt,
  palaceArt,
} from './model/art.ts';
import { TRACK_CLAUSE } from './model/clauses.ts';
import { asksBid } from './model/position.ts';
import { CityArt } from './parts/CityArt.tsx';
import styles from './theme.module.css';

/** The first-game tips. Each is shown when it first matters, with a clause for details. */
export const TIPS = createTips<View>('m04.tip', [
  ['auction', 'M04-10.4', ({ decisionKind }) => asksBid(decisionKind)],
  ['draft', 'M04-7', ({ decisionKind }) => decisionKind === 'draft'],
  ['found', 'M04-3.1', ({ decisionKind }) => decisionKind === 'found'],
  ['plan', 'M04-2.3', ({ decisionKind }) => decisionKind === 'plan'],
  ['turn', 'M04-2.4', ({ decisionKind }) => decisionKind === 'act'],
  [
    'road',
    'M04-3.2',
    ({ decisionKind, position }, me) =>
      decisionKind === 'act' && at(position.architects, me) !== position.maharaja,
  ],
  ['palace', 'M04-4.2', ({ decisionKind, targets }) => decisionKind === 'act' && targets.sites.size > 0],
  [
    'chit',
    'M04-10.2',
    ({ decisionKind, position }, me) => decisionKind === 'act' && at(position.tokens, me) > 0,
  ],
  ['robbed', 'M04-6', ({ decisionKind }) => decisionKind === 'robbed'],
  ['give', 'M04-10.6', ({ decisionKind }) => decisionKind === 'give' || decisionKind === 'exchange'],
  ['scored', 'M04-8.1', ({ decisionKind, position }) => decisionKind === 'plan' && position.round >= 2],
  [
    'ahead',
    'M04-9',
    ({ decisionKind, position }) =>
      decisionKind === 'act' && position.round >= 2 && Math.max(...position.boxes) >= START_BOXES,
  ],
]);

/** Number of boxes by which a governor is moved down. */
const STEPS = 2;

/** The look of Maharaja (2004): sandstone at night. */
export const edition: KingdomEdition<View> = {
  theme: styles.night,
  art: {
    great: palaceArt,
    small: houseArt,
    figure: architectArt,
    emblem: emblemArt,
    crest: crestArt,
    flag: governorArt,
    action: actionArt,
    village: 'night-village',
    start: 'night-start',
    maharaja: 'maharaja',
    compass: 'night-compass',
    ship: 'night-camel',
    scroll: 'night-banner',
    growths: {
      hill: { name: 'night-dune', width: 36, height: 15 },
      tree: { name: 'night-tree', width: 18, height: 18 },
      palm: { name: 'night-palm', width: 24, height: 25 },
      wave: { name: 'night-ripple', width: 26, height: 6 },
    },
    City: CityArt,
  },
  actions: ACTIONS,
  siteKey: (site) => (site === INNER_SITE ? 'site.inner' : 'site.outer'),
  track: { spaces: BOXES, numbered: START_BOXES, steps: STEPS, clause: TRACK_CLAUSE },
  lastRound: ({ variants }) => lastRound(variants),
  tips: TIPS,
  preferences: createKingdomPreferences('durbar.maharaja-2004'),
  beginnings: {
    open: ['[data-mark="bid"]'],
    auction: ['[data-mark="bid"]'],
    draft: [TARGET_CHARACTER],
    found: [TARGET_PLACE],
    plan: PLANNING,
    act: [USABLE_CARD, '[data-mark="end"]'],
    owed: [TARGET_PLACE],
    drop: [TARGET_PLACE],
    robbed: [TARGET_CHARACTER],
    give: [TARGET_CHARACTER],
    exchange: [TARGET_CHARACTER],
  },
  undoable: ['act', 'owed', 'drop', 'exchange'],
  placing: ['owed', 'drop'],
};
