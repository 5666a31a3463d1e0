import { at } from '@durbar/kernel';
import { createTips } from '../../../kingdom/board/edition.ts';
import { START_BOXES, type View } from '../../rules/index.ts';
import { asksBid } from './position.ts';

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
