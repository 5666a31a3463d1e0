import { at } from '@durbar/kernel';
import { topicsOf } from '../../../kingdom/board/topics.ts';
import type { View } from '../../rules/index.ts';

/** What a first game teaches, each when it first matters, with the clause that says more. */
export const TOPICS = topicsOf<View>('m20.coach', [
  ['draft', 'M20-1.6', ({ kind }) => kind === 'draft'],
  ['found', 'M20-4.3', ({ kind }) => kind === 'found'],
  ['plan', 'M20-2.2', ({ kind }) => kind === 'plan'],
  ['bot', 'M20-11.5', ({ kind, position }) => kind === 'plan' && position.brahmabot !== null],
  ['turn', 'M20-5.1', ({ kind }) => kind === 'act'],
  [
    'road',
    'M20-4.2',
    ({ kind, position }, me) => kind === 'act' && at(position.priests, me) !== position.maharaja,
  ],
  ['statue', 'M20-3.4', ({ kind, offers }) => kind === 'act' && offers.sites.size > 0],
  ['token', 'M20-5.2', ({ kind, position }, me) => kind === 'act' && at(position.tokens, me) > 0],
  ['robbed', 'M20-5.3h', ({ kind }) => kind === 'robbed'],
  ['reward', 'M20-7.4', ({ kind, position }) => kind === 'reward' && position.brahmabot === null],
  ['rewardSolo', 'M20-11.11', ({ kind, position }) => kind === 'reward' && position.brahmabot !== null],
  ['maharani', 'M20-7.6', ({ kind }) => kind === 'maharani'],
  ['ahead', 'M20-9.1', ({ kind, position }) => kind === 'plan' && position.round >= 2],
]);
