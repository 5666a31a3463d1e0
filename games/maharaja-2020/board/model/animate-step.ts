import type { PieceAnimation, StepAnimations } from '@durbar/kit/board/animation/step-animations.ts';
import type { TransferAnimation } from '@durbar/kit/board/animation/TransferAnimations.tsx';
import {
  AnimationBuilder,
  citySelector,
  DROP_MS,
  SLIDE_MS,
  type StepAnimationInput,
  seatPurse,
  TransferBuilder,
} from '../../../kingdom/board/model/animation-builder.ts';
import { placePoint, villagePoint } from '../../../kingdom/board/model/map-layout.ts';
import { type Event, SITE_COUNT, TRACK_SPACES, type View } from '../../rules/index.ts';
import { getMapLayout } from './position.ts';
import { humanVillages, listVillagesPassed } from './solo/narration.ts';
import { FLIP_MS, listTimedEvents, stepMs } from './timeline.ts';

/** Animates the pieces of a step. Each piece ends where it is drawn. */
export function animateStep(input: StepAnimationInput<View, Event>): StepAnimations {
  const { id, events, before, after, ms, trackWidth, layout } = input;
  const show = new AnimationBuilder({
    mapLayout: getMapLayout(after, layout),
    flags: before.flags,
    after: after.flags,
    spaces: TRACK_SPACES,
    trackWidth,
    stock: { coins: before.coins, prestige: before.prestige },
  });
  for (const { event, at } of listTimedEvents(events)) {
    switch (event.kind) {
      case 'travel':
        show.walk({ ...event, to: event.city }, 'coins', event.seat, at);
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
        placeShrine(show, input, event, at);
        show.count('coins', event.seat, -event.price, at);
        break;
      case 'founded':
        show.drop(`village-${event.village}-${event.seat}`, at);
        break;
      case 'coins':
        show.count('coins', event.seat, event.coins, at);
        break;
      case 'worship':
        // The coins have an event of their own.
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
        if (event.what === 'flags') show.slide(closeGaps(show.flags), at);
        break;
      case 'reward':
        show.pieces.push(...takeRewardTile(input, event.tile, at));
        break;
      default:
        show.pieces.push(...tileCues(event, at));
    }
  }
  const natural = stepMs(events);
  return show.animation(id, natural > 0 ? ms / natural : 1);
}

/** Takes a reward tile; in the solo game the tile may already have left the game. */
function takeRewardTile(
  { after }: StepAnimationInput<View, Event>,
  tile: number,
  at: number,
): PieceAnimation[] {
  const frames = [{ opacity: 0.2, transform: 'scale(0.9)' }, {}];
  return after.rewards.includes(tile) ? [{ key: `tile-${tile}`, at, ms: SLIDE_MS, frames }] : [];
}

/**
 * Animates Brahmabot's action tiles: they are dealt, and the check tile is turned up, together with the third tile if
 * that one is performed.
 */
function tileCues(event: Event, at: number): PieceAnimation[] {
  if (event.kind === 'drawn')
    return [1, 2, 3].map((position) => dealTile(`action-${position}`, at + position * 60));
  if (event.kind !== 'check') return [];
  const check = turnTileUp('action-check', at);
  return event.position === 3 ? [check, turnTileUp('action-3', at + 120)] : [check];
}

/** Deals an action tile from the pile on the right of the row. */
function dealTile(key: string, at: number): PieceAnimation {
  const frames = [
    { opacity: 0, transform: 'translateX(60px) rotate(4deg)' },
    { opacity: 1, transform: 'none' },
  ];
  return { key, at, ms: FLIP_MS - 180, frames };
}

function turnTileUp(key: string, at: number): PieceAnimation {
  const frames = [
    { opacity: 0.2, transform: 'rotateY(90deg)' },
    { opacity: 1, transform: 'none' },
  ];
  return { key, at, ms: FLIP_MS - 120, frames };
}

/** Moves a shrine from the hand to its place, or from the city where it was just taken. */
function placeShrine(
  show: AnimationBuilder<'coins' | 'prestige'>,
  { events, after, layout }: StepAnimationInput<View, Event>,
  event: ShrineEvent,
  at: number,
): void {
  const key = shrineKey(after, event);
  const before = events[events.indexOf(event) - 1];
  if (before?.kind !== 'relocated') return show.drop(key, at);
  const mapLayout = getMapLayout(after, layout);
  const to =
    event.village === null
      ? placePoint(mapLayout, event.city ?? before.city)
      : villagePoint(mapLayout, event.village, 0);
  show.carry(key, placePoint(mapLayout, before.city), to, at, DROP_MS);
}

type ShrineEvent = Extract<Event, { kind: 'shrine' }>;

function shrineKey(after: View, event: ShrineEvent): string {
  if (event.city === null) return `village-${event.village}-${event.seat}`;
  return `small-${event.city}-${event.seat}-${(after.shrines[event.seat * 7 + event.city] ?? 1) - 1}`;
}

/** Spaces of the flags after their gaps are closed; the rightmost flag stays. */
function closeGaps(flags: readonly number[]): Map<number, number> {
  const right = Math.max(...flags);
  const order = flags.map((_, city) => city).toSorted((a, b) => (flags[b] ?? 0) - (flags[a] ?? 0));
  return new Map(flags.map((_, city): [number, number] => [city, right - order.indexOf(city)]));
}

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
