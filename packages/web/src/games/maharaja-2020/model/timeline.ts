import type { Event } from '@durbar/maharaja-2020';
import { COIN, COUNT_LINE, DROP, FINAL, SLIDE, timeline, WALK } from '../../kingdom/model/timeline.ts';

/** How long after an event the next one begins. */
function lead(event: Event): number {
  switch (event.kind) {
    case 'round':
    case 'travel':
      return WALK;
    case 'statue':
    case 'shrine':
    case 'founded':
      return DROP - 60;
    case 'flag':
    case 'reward':
      return SLIDE;
    case 'slid':
      return SLIDE - 80;
    case 'worship':
      return COUNT_LINE;
    case 'coins':
    case 'prestige':
    case 'shrines':
    case 'token':
      return 90;
    case 'over':
      return FINAL;
    case 'scoring':
    case 'turn':
    case 'character':
      return 240;
    default:
      return 0;
  }
}

/** What goes on after the next event has begun. */
function tail(event: Event): number {
  switch (event.kind) {
    case 'coins':
    case 'prestige':
      return COIN - 90;
    case 'slid':
      return 80;
    default:
      return 60;
  }
}

export const { timed, stepMs } = timeline(lead, tail);
