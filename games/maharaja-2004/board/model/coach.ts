import { at } from '@durbar/kernel';
import { topicsOf } from '../../../kingdom/board/topics.ts';
import { START_BOXES, type View } from '../../rules/index.ts';
import { asksBid } from './kinds.ts';

/** What a first game teaches, each when it first matters, with the clause that says more. */
export const TOPICS = topicsOf<View>('m04.coach', [
  ['auction', 'M04-10.4', ({ kind }) => asksBid(kind)],
  ['draft', 'M04-7', ({ kind }) => kind === 'draft'],
  ['found', 'M04-3.1', ({ kind }) => kind === 'found'],
  ['plan', 'M04-2.3', ({ kind }) => kind === 'plan'],
  ['turn', 'M04-2.4', ({ kind }) => kind === 'act'],
  [
    'road',
    'M04-3.2',
    ({ kind, position }, me) => kind === 'act' && at(position.architects, me) !== position.maharaja,
  ],
  ['palace', 'M04-4.2', ({ kind, offers }) => kind === 'act' && offers.sites.size > 0],
  ['chit', 'M04-10.2', ({ kind, position }, me) => kind === 'act' && at(position.tokens, me) > 0],
  ['robbed', 'M04-6', ({ kind }) => kind === 'robbed'],
  ['give', 'M04-10.6', ({ kind }) => kind === 'give' || kind === 'exchange'],
  ['scored', 'M04-8.1', ({ kind, position }) => kind === 'plan' && position.round >= 2],
  [
    'ahead',
    'M04-9',
    ({ kind, position }) =>
      kind === 'act' && position.round >= 2 && Math.max(...position.boxes) >= START_BOXES,
  ],
]);
