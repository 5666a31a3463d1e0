import type { Flight } from '@durbar/kit/board/motion/Flights.tsx';
import { cityOf, purseOf, Throws } from '../../../kingdom/board/model/flights.ts';
import { type Event, SITE_COUNT } from '../../rules/index.ts';
import { portraitArt } from './look.ts';
import { stepMs, timed } from './timeline.ts';

const BANK = '[data-bank]';
const boardOf = (seat: number): string => `[data-seat="${seat}"]`;
const siteOf = (city: number, site: number): string => `[data-place="site-${city * SITE_COUNT + site}"]`;

/** Gold, chits and characters that fly while a step is shown. @param ms length of the step as it is shown */
export function flightsOf(events: readonly Event[], ms: number): readonly Flight[] {
  const natural = stepMs(events);
  if (ms === 0 || natural === 0) return [];
  const throws = new Throws(ms / natural);
  let source = BANK;
  for (const { event, at } of timed(events)) {
    switch (event.kind) {
      case 'travel':
        throws.tolls('gold', event.paid, event.byBank ? BANK : purseOf(event.seat), at);
        break;
      case 'palace':
        throws.send('gold', event.price, purseOf(event.seat), siteOf(event.city, event.site), at);
        break;
      case 'scoring':
        source = cityOf(event.city);
        break;
      case 'gold':
        throws.send('gold', event.gold, source, purseOf(event.seat), at);
        break;
      case 'won':
        throws.send('gold', event.gold, purseOf(event.seat), BANK, at);
        break;
      case 'chit':
        throws.send('chit', 1, BANK, boardOf(event.seat), at);
        break;
      case 'character': {
        const from = event.fromSeat === null ? BANK : boardOf(event.fromSeat);
        throws.send(portraitArt(event.character), 1, from, boardOf(event.seat), at);
        break;
      }
      case 'given':
        throws.send(portraitArt(event.character), 1, boardOf(event.seat), boardOf(event.toSeat), at);
        break;
      default:
        break;
    }
  }
  return throws.flights;
}
