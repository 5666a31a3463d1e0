import {
  COIN,
  COUNT_LINE,
  DROP,
  FINAL,
  SLIDE,
  timeline,
  WALK,
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
  founded: DROP - 60,
  quarry: 90,
  round: WALK,
  planned: 0,
  turn: 240,
  travel: WALK,
  palace: DROP - 60,
  house: DROP - 60,
  lifted: 120,
  moved: WALK,
  chitSpent: 120,
  chit: 120,
  gold: 90,
  governor: SLIDE,
  ended: 0,
  scoring: 240,
  standing: COUNT_LINE,
  over: FINAL,
};

export const { timed, stepMs } = timeline<Event>(
  ({ kind }) => LEAD[kind],
  ({ kind }) => (kind === 'gold' || kind === 'quarry' ? COIN - 90 : 60),
);
