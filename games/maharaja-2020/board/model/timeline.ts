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

/** An action tile is dealt or turned. */
export const FLIP_MS = 360;
/** Time between the reason for an action of Brahmabot and the action. */
const REASON_MS = 200;
/** Time to read the reason if no button must be pressed to continue. */
const READ_REASON_MS = 1500;

/**
 * Milliseconds from the start of an event to the start of the next one, by kind of event; 0 for kinds that are not
 * listed.
 */
const DELAY_TO_NEXT_MS: Readonly<Partial<Record<Event['kind'], number>>> = {
  round: WALK_MS,
  travel: WALK_MS,
  statue: DROP_MS - OVERLAP_MS,
  shrine: DROP_MS - OVERLAP_MS,
  founded: DROP_MS - OVERLAP_MS,
  flag: SLIDE_MS,
  slid: SLIDE_MS - 80,
  reward: SLIDE_MS,
  worship: COUNT_LINE_MS,
  coins: NEXT_GAIN_MS,
  prestige: NEXT_GAIN_MS,
  shrines: NEXT_GAIN_MS,
  token: NEXT_GAIN_MS,
  over: FINAL_MS,
  check: FLIP_MS,
  drawn: FLIP_MS,
  upper: REASON_MS,
  destination: REASON_MS,
  arrival: REASON_MS,
  relocated: OVERLAP_MS,
  scoring: READ_PAUSE_MS,
  refilled: READ_PAUSE_MS,
  turn: READ_PAUSE_MS,
  character: READ_PAUSE_MS,
};

const delayToNext = ({ kind }: Event): number => DELAY_TO_NEXT_MS[kind] ?? 0;

/** How long an event continues after the next one has begun. */
function overrun(event: Event): number {
  switch (event.kind) {
    case 'coins':
    case 'prestige':
      return COIN_MS - NEXT_GAIN_MS;
    case 'slid':
      return 80;
    case 'check':
    case 'upper':
    case 'destination':
      return READ_REASON_MS;
    default:
      return OVERLAP_MS;
  }
}

export const { listTimedEvents, stepMs } = createTimeline(delayToNext, overrun);
