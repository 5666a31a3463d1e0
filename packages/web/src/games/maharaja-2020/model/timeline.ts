import type { Event } from '@durbar/maharaja-2020';

/*
 * When each event of a step is shown, in milliseconds at normal speed. It depends on nothing but the events, so that
 * the page can be told how long a step takes before anything is drawn.
 */

export const WALK = 460;
export const DROP = 280;
export const SLIDE = 320;
export const COIN = 300;
const COUNT_LINE = 420;
/** Between two lines of the final scoring, of which there are at most seven with the sum; then it can be looked at. */
export const FINAL_LINE = 260;
const FINAL = 7 * FINAL_LINE + 1200;

/** How long after an event the next one begins. */
function lead(event: Event): number {
  switch (event.kind) {
    case 'round':
      return WALK;
    case 'travel':
      return WALK;
    case 'statue':
    case 'shrine':
    case 'founded':
      return DROP - 60;
    case 'flag':
      return SLIDE;
    case 'slid':
      return SLIDE - 80;
    case 'reward':
      return SLIDE;
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

export interface Timed<E extends Event = Event> {
  readonly event: E;
  readonly at: number;
}

/** Events with the moments at which they begin. */
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
  const seen = timed(events).filter(({ event }) => lead(event) > 0);
  return seen.reduce((end, { event, at }) => Math.max(end, at + lead(event) + tail(event)), 0);
}
