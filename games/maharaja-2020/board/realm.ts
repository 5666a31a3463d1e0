import type { Realm } from '../../kingdom/board/realm.ts';
import { LIT_CHARACTER, LIT_PLACE, PLANNING, USABLE_CARD } from '../../kingdom/board/useAskedFocus.ts';
import { ACTIONS, FLAG_STEPS, ROUNDS, TRACK_SPACES } from '../rules/index.ts';
import { liking } from './liking.ts';
import { TRACK_CLAUSE } from './model/clauses.ts';
import { TOPICS } from './model/coach.ts';
import { actionArt, crestArt, flagArt, priestArt, sealArt, shrineArt, statueArt } from './model/look.ts';
import { siteName } from './model/sites.ts';
import { CityArt } from './parts/CityArt.tsx';
import { BotArt } from './parts/solo/BotArt.tsx';

/** The first of the numbered spaces. */
const NUMBERED = 9;

/** What Maharaja (2020) is drawn with, and how its table is told. */
export const realm: Realm = {
  theme: undefined,
  art: {
    great: statueArt,
    small: shrineArt,
    figure: priestArt,
    seal: sealArt,
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
    Marks: BotArt,
  },
  actions: ACTIONS,
  siteKey: (site) => `site.${siteName(site)}`,
  track: { spaces: TRACK_SPACES, numbered: NUMBERED, steps: FLAG_STEPS, clause: TRACK_CLAUSE },
  lastRound: () => ROUNDS,
  topics: TOPICS,
  liking,
  beginnings: {
    draft: [LIT_CHARACTER],
    found: [LIT_PLACE],
    plan: PLANNING,
    act: [USABLE_CARD, '[data-mark="end"]'],
    owed: [LIT_PLACE],
    robbed: [LIT_CHARACTER],
    reward: ['[data-target="tile"][data-lit="true"]'],
    shrine: [LIT_PLACE],
    buy: ['[data-mark="buy"]'],
    maharani: [LIT_CHARACTER],
  },
  undoable: ['act', 'owed'],
  placing: ['shrine', 'owed'],
};
