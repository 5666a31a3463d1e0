import { createTimeline } from '@durbar/kit/board/animation/timeline.ts';
import {
  COIN_MS,
  COUNT_LINE_MS,
  DROP_MS,
  FINAL_MS,
  NEXT_GAIN_MS,
  OVERLAP_MS,
  READ_PAUSE_MS,
  SLIDE_MS,
  WALK_MS,
} from '../../../kingdom/board/model/animation-builder.ts';
import type { Event } from '../../rules/index.ts';

/** A chit is taken or spent, or a house is taken up. */
const SMALL_STEP_MS = 120;

/**
 * Milliseconds from the start of an event to the start of the next one, by kind of event; 0 if there is nothing to see.
 */
const DELAY_TO_NEXT_MS: Readonly<Record<Event['kind'], number>> = {
  bid: READ_PAUSE_MS,
  passed: READ_PAUSE_MS,
  won: READ_PAUSE_MS,
  character: READ_PAUSE_MS,
  enticed: 0,
  given: READ_PAUSE_MS,
  founded: DROP_MS - OVERLAP_MS,
  quarry: NEXT_GAIN_MS,
  round: WALK_MS,
  planned: 0,
  turn: READ_PAUSE_MS,
  travel: WALK_MS,
  palace: DROP_MS - OVERLAP_MS,
  house: DROP_MS - OVERLAP_MS,
  lifted: SMALL_STEP_MS,
  moved: WALK_MS,
  chitSpent: SMALL_STEP_MS,
  chit: SMALL_STEP_MS,
  gold: NEXT_GAIN_MS,
  governor: SLIDE_MS,
  ended: 0,
  scoring: READ_PAUSE_MS,
  standing: COUNT_LINE_MS,
  over: FINAL_MS,
};

export const { listTimedEvents, stepMs } = createTimeline<Event>(
  ({ kind }) => DELAY_TO_NEXT_MS[kind],
  ({ kind }) => (kind === 'gold' || kind === 'quarry' ? COIN_MS - NEXT_GAIN_MS : OVERLAP_MS),
);
