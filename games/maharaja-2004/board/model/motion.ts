import type { Motion } from '@durbar/kit/board/motion/types.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import { type Chart, placeOf } from '../../../kingdom/board/model/chart.ts';
import { Choreography } from '../../../kingdom/board/model/motion.ts';
import { smallInCities, smallInVillages } from '../../../kingdom/board/model/pieces.ts';
import type { MotionInput } from '../../../kingdom/board/useMotionOf.ts';
import { BOXES, CITY_COUNT, type Event, SITE_COUNT, type View } from '../../rules/index.ts';
import { chartOf } from './chart.ts';
import { ownersIn } from './pieces.ts';
import { stepMs, timed } from './timeline.ts';

/** How the pieces of a step move: each ends where it is drawn. */
export function motionOf(input: MotionInput<View, Event>): Motion {
  const { id, events, before, after, ms, trackWidth, layout } = input;
  const chart = chartOf(after, layout);
  const show = new Choreography({
    chart,
    flags: before.boxes,
    after: after.boxes,
    spaces: BOXES,
    trackWidth,
    stock: { gold: before.gold, hand: before.hand },
  });
  for (const { event, at } of timed(events)) {
    switch (event.kind) {
      case 'travel':
        show.walk(event, 'gold', event.byBank ? null : event.seat, at);
        break;
      case 'round':
        show.ride(before.maharaja, after.maharaja, at);
        show.slide(new Map([[event.city, event.box]]), at);
        break;
      case 'governor':
        show.slide(
          new Map([
            [event.city, event.to],
            ...event.raised.map((city): [number, number] => [city, (show.flags[city] ?? 0) + 1]),
          ]),
          at,
        );
        break;
      case 'palace':
        show.drop(`great-${event.city * SITE_COUNT + event.site}`, at);
        show.count('gold', event.seat, -event.price, at);
        break;
      case 'house':
        show.drop(houseKey(after, event.seat, event.place), at);
        show.count('gold', event.seat, -event.price, at);
        show.count('hand', event.seat, -1, at);
        break;
      case 'founded':
        show.drop(houseKey(after, event.seat, CITY_COUNT + event.village), at);
        show.count('hand', event.seat, -1, at);
        break;
      case 'moved': {
        const key = houseKey(after, event.seat, event.place);
        const to = standOf(after, chart, key);
        if (to) show.carry(key, middleOf(chart, event.from), to, at);
        break;
      }
      case 'gold':
        show.count('gold', event.seat, event.gold, at);
        break;
      case 'won':
        show.count('gold', event.seat, -event.gold, at);
        break;
      case 'quarry':
        show.count('hand', event.seat, event.houses, at);
        break;
      default:
        break;
    }
  }
  const natural = stepMs(events);
  return show.motion(id, natural > 0 ? ms / natural : 1);
}

/** Name of the house that a seat has put at a place last. */
function houseKey(after: View, seat: number, place: number): string {
  if (place < CITY_COUNT)
    return `small-${place}-${seat}-${(after.houses[seat * CITY_COUNT + place] ?? 1) - 1}`;
  const village = place - CITY_COUNT;
  const second = ((after.doubles[seat] ?? 0) >> village) & 1;
  return `village-${village}-${seat}${second ? '-second' : ''}`;
}

/** Where the house of a name stands. */
function standOf(after: View, chart: Chart, key: string): Point | null {
  const pieces = [
    ...smallInCities(after.houses, chart),
    ...smallInVillages((village) => ownersIn(after, village), chart),
  ];
  return pieces.find((piece) => piece.key === key)?.at ?? null;
}

function middleOf(chart: Chart, place: number): Point {
  return (place < CITY_COUNT ? undefined : chart.villages[place - CITY_COUNT]) ?? placeOf(chart, place);
}
