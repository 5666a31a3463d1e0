import type { TraceMark } from '../../../kingdom/board/model/trace.ts';
import { CITIES } from '../../../kingdom/rules/index.ts';
import type { Event } from '../../rules/index.ts';

/** Where on the map an event happened; null if nowhere on it. */
export function traceMark(event: Event): TraceMark | null {
  switch (event.kind) {
    case 'travel':
      return { kind: 'road', from: event.from, roads: event.roads, paid: event.paid };
    case 'palace':
      return { kind: 'site', city: event.city, site: event.site };
    case 'house':
    case 'lifted':
    case 'moved':
      return { kind: 'place', place: event.place };
    case 'founded':
      return { kind: 'place', place: CITIES + event.village };
    default:
      return null;
  }
}
