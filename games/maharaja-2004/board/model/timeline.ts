import { createTimeline } from '@durbar/kit/board/animation/timeline.ts';
import {
  COIN_MS,
  COUNT_LINE_MS,
  DROP_MS,
  FINAL_MS,
  SLIDE_MS,
  WALK_MS,
} from '../../../kingdom/board/model/timeline.ts';
import type { Event } from '../../rules/index.ts';

/** How long after an event the next one begins, by its kind; 0 where there is nothing to see. */
const LEAD: Readonly<Record<Event['kind'], number>> = {
  bid: 240,
  passed: 240,
  won: 240,
  character: 240,
  enticed: 0,
  given: 240,
  founded: DROP_MS - 60,
  quarry: 90,
  round: WALK_MS,
  planned: 0,
  turn: 240,
  travel: WALK_MS,
  palace: DROP_MS - 60,
  house: DROP_MS - 60,
  lifted: 120,
  moved: WALK_MS,
  chitSpent: 120,
  chit: 120,
  gold: 90,
  governor: SLIDE_MS,
  ended: 0,
  scoring: 240,
  standing: COUNT_LINE_MS,
  over: FINAL_MS,
};

export const { listTimedEvents, stepMs } = createTimeline<Event>(
  ({ kind }) => LEAD[kind],
  ({ kind }) => (kind === 'gold' || kind === 'quarry' ? COIN_MS - 90 : 60),
);
