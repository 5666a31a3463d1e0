import type { StepAnimations } from '@durbar/kit/board/animation/step-animations.ts';
import type { TransferAnimation } from '@durbar/kit/board/animation/TransferAnimations.tsx';
import type { Point } from '@durbar/kit/board/points.ts';
import {
  AnimationBuilder,
  citySelector,
  type StepAnimationInput,
  seatPurse,
  TransferBuilder,
} from '../../../kingdom/board/model/animation-builder.ts';
import { type MapLayout, placePoint } from '../../../kingdom/board/model/map-layout.ts';
import { cityPieces, villagePieces } from '../../../kingdom/board/model/pieces.ts';
import { BOXES, CITY_COUNT, type Event, SITE_COUNT, type View } from '../../rules/index.ts';
import { portraitArt } from './art.ts';
import { getMapLayout, villageOwners } from './position.ts';
import { listTimedEvents, stepMs } from './timeline.ts';

/** Animates the pieces of a step. Each piece ends where it is drawn. */
export function animateStep(input: StepAnimationInput<View, Event>): StepAnimations {
  const { id, events, before, after, ms, trackWidth, layout } = input;
  const mapLayout = getMapLayout(after, layout);
  const show = new AnimationBuilder({
    mapLayout,
    flags: before.boxes,
    after: after.boxes,
    spaces: BOXES,
    trackWidth,
    stock: { gold: before.gold, hand: before.hand },
  });
  for (const { event, at } of listTimedEvents(events)) {
    switch (event.kind) {
      case 'travel':
        show.walk({ ...event, to: event.city }, 'gold', event.byBank ? null : event.seat, at);
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
        const to = housePoint(after, mapLayout, key);
        if (to) show.carry(key, placeCentre(mapLayout, event.from), to, at);
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
  return show.animation(id, natural > 0 ? ms / natural : 1);
}

/** Key of the house that a seat has placed last at a place. */
function houseKey(after: View, seat: number, place: number): string {
  if (place < CITY_COUNT)
    return `small-${place}-${seat}-${(after.houses[seat * CITY_COUNT + place] ?? 1) - 1}`;
  const village = place - CITY_COUNT;
  const second = ((after.doubles[seat] ?? 0) >> village) & 1;
  return `village-${village}-${seat}${second ? '-second' : ''}`;
}

/** Anchor point of the house with a key. */
function housePoint(after: View, mapLayout: MapLayout, key: string): Point | null {
  const pieces = [
    ...cityPieces(after.houses, mapLayout),
    ...villagePieces((village) => villageOwners(after, village), mapLayout),
  ];
  return pieces.find((piece) => piece.key === key)?.at ?? null;
}

function placeCentre(mapLayout: MapLayout, place: number): Point {
  return (
    (place < CITY_COUNT ? undefined : mapLayout.villages[place - CITY_COUNT]) ?? placePoint(mapLayout, place)
  );
}

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
