import { type Event, SITE_COUNT, TRACK_SPACES, type View } from '@durbar/maharaja-2020';
import { type Count, type Cue, type Motion, stretched } from '../../../board-kit/motion/types.ts';
import type { Point } from '../../../board-kit/points.ts';
import { type Chart, figurePoint } from '../../kingdom/model/chart.ts';
import { pointAt, walkAlong } from '../../kingdom/model/journey.ts';
import { maharajaPoint } from './pieces.ts';
import { COIN, DROP, SLIDE, stepMs, timed, WALK } from './timeline.ts';

export interface MotionInput {
  readonly id: number;
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  readonly chart: Chart;
  /** Length of the step as it is shown. */
  readonly ms: number;
  /** CSS pixels of the flags' track. */
  readonly trackWidth: number;
}

/** How the pieces of a step move: each ends where it is drawn. */
export function motionOf(input: MotionInput): Motion {
  const { id, events, ms } = input;
  const cues: Cue[] = [];
  const counts: Count[] = [];
  const stock = { coins: input.before.coins.slice(), prestige: input.before.prestige.slice() };
  const flags = input.before.flags.slice();
  const count = (name: 'coins' | 'prestige', seat: number, by: number, at: number) => {
    const from = stock[name][seat] ?? 0;
    stock[name][seat] = from + by;
    if (by !== 0) counts.push({ key: `${name}-${seat}`, at, ms: COIN - 100, from, to: from + by });
  };
  for (const { event, at } of timed(events)) {
    switch (event.kind) {
      case 'travel':
        cues.push(walk(input, event, at));
        event.paid.forEach((coins, seat) => count('coins', seat, coins, at + WALK / 2));
        count('coins', event.seat, -event.paid.reduce((sum, coins) => sum + coins, 0), at + WALK / 2);
        break;
      case 'round': {
        const ride = rideOf(input, at);
        if (ride) cues.push(ride);
        cues.push(...slide(input, flags, at, moved(flags, event.city, event.space)));
        break;
      }
      case 'statue':
        cues.push(drop(`statue-${event.city * SITE_COUNT + event.site}`, at));
        count('coins', event.seat, -event.price, at);
        break;
      case 'shrine':
        cues.push(drop(shrineKey(input.after, event), at));
        count('coins', event.seat, -event.price, at);
        break;
      case 'founded':
        cues.push(drop(`village-${event.village}-${event.seat}`, at));
        break;
      case 'coins':
        count('coins', event.seat, event.coins, at);
        break;
      case 'worship':
        // Its coins come with an event of their own.
        break;
      case 'prestige':
        count('prestige', event.seat, event.prestige, at);
        break;
      case 'flag': {
        const goal = moved(flags, event.city, event.to);
        for (const other of event.pushed) goal[other] = (goal[other] ?? 0) + 1;
        cues.push(...slide(input, flags, at, goal));
        break;
      }
      case 'slid':
        if (event.what === 'flags') cues.push(...slide(input, flags, at, closed(flags)));
        break;
      case 'reward':
        cues.push({
          key: `tile-${event.tile}`,
          at,
          ms: SLIDE,
          frames: [{ opacity: 0.2, transform: 'scale(0.9)' }, {}],
        });
        break;
      default:
        break;
    }
  }
  const natural = stepMs(events);
  return stretched({ id, cues, counts }, natural > 0 ? ms / natural : 1);
}

function shrineKey(after: View, event: Extract<Event, { kind: 'shrine' }>): string {
  if (event.city === null) return `village-${event.village}-${event.seat}`;
  return `shrine-${event.city}-${event.seat}-${(after.shrines[event.seat * 7 + event.city] ?? 1) - 1}`;
}

function drop(key: string, at: number): Cue {
  return {
    key,
    at,
    ms: DROP,
    frames: [
      { opacity: 0, transform: 'translateY(-34px) scale(1.25)' },
      { opacity: 1, transform: 'none' },
    ],
  };
}

/** A priest walks along its roads. Lengths are in the map's units, as the drawing's. */
function walk({ chart }: MotionInput, event: Extract<Event, { kind: 'travel' }>, at: number): Cue {
  const start = figurePoint(chart, event.from, event.seat);
  const end = figurePoint(chart, event.city, event.seat);
  const line = [start, ...walkAlong(chart, event.from, event.roads), end];
  return { key: `priest-${event.seat}`, at, ms: WALK, frames: framesAlong(line, end), easing: 'ease-in-out' };
}

function framesAlong(line: readonly Point[], end: Point): Keyframe[] {
  return Array.from({ length: 13 }, (_, i) => {
    const { x, y } = pointAt(line, i / 12);
    return { transform: `translate(${(x - end.x).toFixed(1)}px, ${(y - end.y).toFixed(1)}px)` };
  });
}

/** The Maharaja rides to the next city. */
function rideOf({ before, after, chart }: MotionInput, at: number): Cue | null {
  const from = maharajaPoint(before, chart);
  const to = maharajaPoint(after, chart);
  if (!from || !to) return null;
  return { key: 'maharaja', at, ms: WALK, frames: framesAlong([from, to], to), easing: 'ease-in-out' };
}

const moved = (flags: readonly number[], city: number, space: number): number[] =>
  flags.map((at, one) => (one === city ? space : at));

/** Flags without gaps, the rightmost where it is. */
function closed(flags: readonly number[]): number[] {
  const right = Math.max(...flags);
  const order = flags.map((_, city) => city).toSorted((a, b) => (flags[b] ?? 0) - (flags[a] ?? 0));
  return flags.map((_, city) => right - order.indexOf(city));
}

/**
 * Flags slide to where they are now. Later slides of the same step are not yet drawn, so each is told from where the
 * flag ends.
 */
function slide(
  { after, trackWidth }: MotionInput,
  flags: number[],
  at: number,
  goal: readonly number[],
): Cue[] {
  const cues = goal.flatMap((space, city): Cue[] => {
    const from = flags[city] ?? space;
    if (from === space) return [];
    const shift = (place: number) =>
      `translateX(${((place - (after.flags[city] ?? 0)) * trackWidth) / TRACK_SPACES}px)`;
    return [
      {
        key: `flag-${city}`,
        at,
        ms: SLIDE,
        frames: [{ transform: shift(from) }, { transform: shift(space) }],
      },
    ];
  });
  goal.forEach((space, city) => {
    flags[city] = space;
  });
  return cues;
}
