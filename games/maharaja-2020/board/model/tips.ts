import { at } from '@durbar/kernel';
import { createTips } from '../../../kingdom/board/edition.ts';
import type { View } from '../../rules/index.ts';

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
