import { type Event, SITE_COUNT, TRACK_SPACES, type View } from '@durbar/maharaja-2020';
import type { Motion } from '../../../board-kit/motion/types.ts';
import { Choreography } from '../../kingdom/model/motion.ts';
import { SLIDE } from '../../kingdom/model/timeline.ts';
import type { MotionInput } from '../../kingdom/useMotionOf.ts';
import { chartOf } from './chart.ts';
import { stepMs, timed } from './timeline.ts';

/** How the pieces of a step move: each ends where it is drawn. */
export function motionOf(input: MotionInput<View, Event>): Motion {
  const { id, events, before, after, ms, trackWidth } = input;
  const show = new Choreography({
    chart: chartOf(after),
    flags: before.flags,
    after: after.flags,
    spaces: TRACK_SPACES,
    trackWidth,
    stock: { coins: before.coins, prestige: before.prestige },
  });
  for (const { event, at } of timed(events)) {
    switch (event.kind) {
      case 'travel':
        show.walk(event, 'coins', event.seat, at);
        break;
      case 'round':
        show.ride(before.maharaja, after.maharaja, at);
        show.slide(new Map([[event.city, event.space]]), at);
        break;
      case 'statue':
        show.drop(`great-${event.city * SITE_COUNT + event.site}`, at);
        show.count('coins', event.seat, -event.price, at);
        break;
      case 'shrine':
        show.drop(shrineKey(after, event), at);
        show.count('coins', event.seat, -event.price, at);
        break;
      case 'founded':
        show.drop(`village-${event.village}-${event.seat}`, at);
        break;
      case 'coins':
        show.count('coins', event.seat, event.coins, at);
        break;
      case 'worship':
        // Its coins come with an event of their own.
        break;
      case 'prestige':
        show.count('prestige', event.seat, event.prestige, at);
        break;
      case 'flag':
        show.slide(
          new Map([
            [event.city, event.to],
            ...event.pushed.map((city): [number, number] => [city, (show.flags[city] ?? 0) + 1]),
          ]),
          at,
        );
        break;
      case 'slid':
        if (event.what === 'flags') show.slide(closed(show.flags), at);
        break;
      case 'reward':
        show.cues.push({
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
  return show.motion(id, natural > 0 ? ms / natural : 1);
}

function shrineKey(after: View, event: Extract<Event, { kind: 'shrine' }>): string {
  if (event.city === null) return `village-${event.village}-${event.seat}`;
  return `small-${event.city}-${event.seat}-${(after.shrines[event.seat * 7 + event.city] ?? 1) - 1}`;
}

/** Flags without gaps, the rightmost where it is. */
function closed(flags: readonly number[]): Map<number, number> {
  const right = Math.max(...flags);
  const order = flags.map((_, city) => city).toSorted((a, b) => (flags[b] ?? 0) - (flags[a] ?? 0));
  return new Map(flags.map((_, city): [number, number] => [city, right - order.indexOf(city)]));
}
