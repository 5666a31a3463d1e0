import type { Event } from '../../rules/index.ts';

/*
 * When each event of a step is shown, in milliseconds at normal speed. It depends on nothing but the events, so that
 * the page can be told how long a step takes before anything is drawn.
 */

export const SLIDE = 280;
export const HOP = 240;
export const FLIP = 300;
export const COIN = 300;
export const COUNTING = 180;
export const GLOW = 620;
export const DROP = 240;
export const SPIN = 320;

/** How long after an event the next one begins. */
function lead(event: Event): number {
  switch (event.kind) {
    case 'tile':
      return SLIDE - 20;
    case 'worker':
      return HOP - 20;
    case 'refreshed':
      return FLIP;
    case 'price':
      return COUNTING - 40;
    case 'quarter':
      return GLOW - 240;
    case 'paid':
      return Math.max(160, 90 * Math.min(4, event.workers));
    case 'home':
      return HOP;
    case 'removed':
      return event.slot === null ? 0 : DROP;
    case 'drawn':
      return 70;
    case 'turn':
      return SPIN;
    case 'noWorker':
    case 'over':
      return 0;
  }
}

/** What goes on after the next event has begun. */
function tail(event: Event): number {
  switch (event.kind) {
    case 'tile':
    case 'worker':
      return COIN - 60;
    case 'price':
      return 40;
    case 'paid':
      return COIN - 160;
    case 'quarter':
      return 240;
    case 'drawn':
      return DROP - 70;
    default:
      return 0;
  }
}

export interface Timed<E extends Event = Event> {
  readonly event: E;
  readonly at: number;
}

export function timed(events: readonly Event[]): Timed[] {
  let clock = 0;
  return events.map((event) => {
    const at = clock;
    clock += lead(event);
    return { event, at };
  });
}

/** How long a step is shown at normal speed; 0 where there is nothing to see. */
export function stepMs(events: readonly Event[]): number {
  return timed(events).reduce((end, { event, at }) => Math.max(end, at + lead(event) + tail(event)), 0);
}
