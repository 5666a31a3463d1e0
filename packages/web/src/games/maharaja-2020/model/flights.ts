import { type Event, SITE_COUNT } from '@durbar/maharaja-2020';
import type { Flight } from '../../../board-kit/motion/Flights.tsx';
import { COIN, stepMs, timed, WALK } from './timeline.ts';

/** More coins than this at once tell no more. */
const MOST = 5;
const STAGGER = 40;

const purse = (seat: number): string => `[data-purse="${seat}"]`;
const crown = (seat: number): string => `[data-crown="${seat}"]`;
const city = (place: number): string => `[data-place="city-${place}"]`;

/** Coins and prestige that fly while a step is shown. @param ms length of the step as it is shown */
export function flightsOf(events: readonly Event[], ms: number): Flight[] {
  const natural = stepMs(events);
  if (ms === 0 || natural === 0) return [];
  const factor = ms / natural;
  const flights: Flight[] = [];
  let scored: string | null = null;
  const send = (art: Flight['art'], count: number, from: string, to: string, at: number) => {
    for (let i = 0; i < Math.min(MOST, count); i++)
      flights.push({
        key: `${flights.length}`,
        art,
        from,
        to,
        at: (at + i * STAGGER) * factor,
        ms: (COIN - 60) * factor,
      });
  };
  let place = '[data-track]';
  for (const { event, at } of timed(events)) {
    switch (event.kind) {
      case 'travel':
        event.paid.forEach((coins, seat) =>
          send('coin', coins, purse(event.seat), purse(seat), at + WALK / 2),
        );
        break;
      case 'statue':
        place = `[data-place="site-${event.city * SITE_COUNT + event.site}"]`;
        send('coin', event.price, purse(event.seat), city(event.city), at);
        break;
      case 'scoring':
        scored = city(event.city);
        break;
      case 'reward':
        place = `[data-tile="${event.tile}"]`;
        scored = null;
        break;
      case 'coins': {
        const source = scored ?? place;
        if (event.coins > 0) send('coin', event.coins, source, purse(event.seat), at);
        else send('coin', -event.coins, purse(event.seat), source, at);
        break;
      }
      case 'prestige':
        send('prestige', event.prestige, scored ?? place, crown(event.seat), at);
        break;
      default:
        break;
    }
  }
  return flights;
}
