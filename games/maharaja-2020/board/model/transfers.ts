import type { TransferAnimation } from '@durbar/kit/board/animation/TransferAnimations.tsx';
import { citySelector, seatPurse, TransferBuilder } from '../../../kingdom/board/model/animation-builder.ts';
import { type Event, SITE_COUNT, type View } from '../../rules/index.ts';
import { humanVillages, listVillagesPassed } from './solo/narration.ts';
import { listTimedEvents, stepMs } from './timeline.ts';

const crown = (seat: number): string => `[data-crown="${seat}"]`;

/** Lists the coins and prestige that move over the board during a step. @param ms length of the step as shown */
export function listTransfers(
  events: readonly Event[],
  ms: number,
  position: View,
): readonly TransferAnimation[] {
  const natural = stepMs(events);
  if (ms === 0 || natural === 0) return [];
  const throws = new TransferBuilder(ms / natural);
  let scored: string | null = null;
  let place = '[data-track]';
  for (const { event, at } of listTimedEvents(events)) {
    switch (event.kind) {
      case 'travel':
        throws.tolls('coin', event.paid, seatPurse(event.seat), at);
        break;
      case 'statue':
        place = `[data-place="site-${event.city * SITE_COUNT + event.site}"]`;
        throws.send('coin', event.price, seatPurse(event.seat), citySelector(event.city), at);
        break;
      case 'destination': {
        // The supply pays the human for the human's shrines on the way.
        const paying = listVillagesPassed(event, humanVillages(position)).find(
          ({ passed }) => passed === 'human',
        );
        if (paying) place = `[data-place="village-${paying.village}"]`;
        break;
      }
      case 'arrival':
        place = citySelector(event.city);
        break;
      case 'scoring':
        scored = citySelector(event.city);
        break;
      case 'reward':
        place = `[data-tile="${event.tile}"]`;
        scored = null;
        break;
      case 'coins': {
        const source = scored ?? place;
        if (event.coins > 0) throws.send('coin', event.coins, source, seatPurse(event.seat), at);
        else throws.send('coin', -event.coins, seatPurse(event.seat), source, at);
        break;
      }
      case 'prestige':
        throws.send('prestige', event.prestige, scored ?? place, crown(event.seat), at);
        break;
      default:
        break;
    }
  }
  return throws.transfers;
}
