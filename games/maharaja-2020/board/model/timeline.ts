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

/** An action tile is dealt or turned. */
export const FLIP_MS = 360;
/** Between the reason for an action of Brahmabot and the action, and the time to read it where nobody has to continue. */
const THINK = 200;
const READ = 1500;

/** How long after an event the next one begins; what is not here takes no time. */
const LEADS: Readonly<Partial<Record<Event['kind'], number>>> = {
  round: WALK_MS,
  travel: WALK_MS,
  statue: DROP_MS - 60,
  shrine: DROP_MS - 60,
  founded: DROP_MS - 60,
  flag: SLIDE_MS,
  slid: SLIDE_MS - 80,
  reward: SLIDE_MS,
  worship: COUNT_LINE_MS,
  coins: 90,
  prestige: 90,
  shrines: 90,
  token: 90,
  over: FINAL_MS,
  check: FLIP_MS,
  drawn: FLIP_MS,
  upper: THINK,
  destination: THINK,
  arrival: THINK,
  relocated: 60,
  scoring: 240,
  refilled: 240,
  turn: 240,
  character: 240,
};

const lead = ({ kind }: Event): number => LEADS[kind] ?? 0;

/** How long an event goes on after the next one has begun. */
function tail(event: Event): number {
  switch (event.kind) {
    case 'coins':
    case 'prestige':
      return COIN_MS - 90;
    case 'slid':
      return 80;
    case 'check':
    case 'upper':
    case 'destination':
      return READ;
    default:
      return 60;
  }
}

export const { listTimedEvents, stepMs } = createTimeline(lead, tail);
