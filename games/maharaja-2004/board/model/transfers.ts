import type { TransferAnimation } from '@durbar/kit/board/animation/TransferAnimations.tsx';
import { citySelector, seatPurse, TransferBuilder } from '../../../kingdom/board/model/animation-builder.ts';
import { type Event, SITE_COUNT } from '../../rules/index.ts';
import { portraitArt } from './art.ts';
import { listTimedEvents, stepMs } from './timeline.ts';

const BANK = '[data-bank]';
const seatBoard = (seat: number): string => `[data-seat="${seat}"]`;
const siteSelector = (city: number, site: number): string =>
  `[data-place="site-${city * SITE_COUNT + site}"]`;

/**
 * Lists the gold, chits and characters that move over the board during a step. @param ms length of the step as shown
 */
export function listTransfers(events: readonly Event[], ms: number): readonly TransferAnimation[] {
  const natural = stepMs(events);
  if (ms === 0 || natural === 0) return [];
  const throws = new TransferBuilder(ms / natural);
  let source = BANK;
  for (const { event, at } of listTimedEvents(events)) {
    switch (event.kind) {
      case 'travel':
        throws.tolls('gold', event.paid, event.byBank ? BANK : seatPurse(event.seat), at);
        break;
      case 'palace':
        throws.send('gold', event.price, seatPurse(event.seat), siteSelector(event.city, event.site), at);
        break;
      case 'scoring':
        source = citySelector(event.city);
        break;
      case 'gold':
        throws.send('gold', event.gold, source, seatPurse(event.seat), at);
        break;
      case 'won':
        throws.send('gold', event.gold, seatPurse(event.seat), BANK, at);
        break;
      case 'chit':
        throws.send('chit', 1, BANK, seatBoard(event.seat), at);
        break;
      case 'character': {
        const from = event.fromSeat === null ? BANK : seatBoard(event.fromSeat);
        throws.send(portraitArt(event.character), 1, from, seatBoard(event.seat), at);
        break;
      }
      case 'given':
        throws.send(portraitArt(event.character), 1, seatBoard(event.seat), seatBoard(event.toSeat), at);
        break;
      default:
        break;
    }
  }
  return throws.transfers;
}
