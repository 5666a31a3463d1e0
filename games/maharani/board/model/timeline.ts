import { createTimeline } from '@durbar/kit/board/animation/timeline.ts';
import type { Event } from '../../rules/index.ts';

/* Start times of a step's events, in milliseconds at normal speed. They depend only on the events, so the page can
   know the length of a step before anything is drawn. */

export const SLIDE_MS = 280;
export const HOP_MS = 240;
export const FLIP_MS = 300;
export const COIN_MS = 300;
export const COUNTING_MS = 180;
export const GLOW_MS = 620;
export const DROP_MS = 240;
export const SPIN_MS = 320;

/** Time from the start of an event to the start of the next one. */
function delayToNext(event: Event): number {
  switch (event.kind) {
    case 'tile':
      return SLIDE_MS - 20;
    case 'worker':
      return HOP_MS - 20;
    case 'refreshed':
      return FLIP_MS;
    case 'price':
      return COUNTING_MS - 40;
    case 'quarter':
      return GLOW_MS - 240;
    case 'paid':
      return Math.max(160, 90 * Math.min(4, event.workers));
    case 'home':
      return HOP_MS;
    case 'removed':
      return event.slot === null ? 0 : DROP_MS;
    case 'drawn':
      return 70;
    case 'turn':
      return SPIN_MS;
    case 'noWorker':
    case 'over':
      return 0;
  }
}

/** How long an event continues after the next one has begun. */
function overrun(event: Event): number {
  switch (event.kind) {
    case 'tile':
    case 'worker':
      return COIN_MS - 60;
    case 'price':
      return 40;
    case 'paid':
      return COIN_MS - 160;
    case 'quarter':
      return 240;
    case 'drawn':
      return DROP_MS - 70;
    default:
      return 0;
  }
}

export const { listTimedEvents, stepMs } = createTimeline(delayToNext, overrun);
