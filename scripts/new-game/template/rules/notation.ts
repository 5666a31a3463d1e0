import type { EventMessage, PositionText } from '@durbar/kernel';
import { bonusOf, sumOf } from './position.ts';
import type { Event, View } from './types.ts';

/** An event in words. */
export function describeEvent(event: Event): EventMessage {
  const { kind, ...values } = event;
  switch (kind) {
    case 'turn':
      return { key: 'event.turn', values, detail: true };
    case 'taken':
      return { key: 'event.taken', values: { seat: event.seat, stone: event.stone }, gain: event.stone };
    case 'stopped':
      return { key: 'event.stopped', values: { seat: event.seat }, gain: event.points };
    case 'drawn':
      return { key: 'event.drawn', values: { place: event.place + 1, stone: event.stone }, detail: true };
    case 'over':
      return { key: 'event.over' };
  }
}

/** Describes the open stones, and the stones and points of each seat. */
export function describePosition(position: View): PositionText {
  const open = position.open.filter((stone) => stone > 0).join(', ');
  return {
    table: [
      { key: 'position.open', values: { open } },
      { key: 'position.bag', values: { bag: position.bagCount } },
    ],
    seats: position.stones.map((own, seat) => [
      { key: 'position.points', values: { points: sumOf(position, seat) + bonusOf(position, seat) } },
      ...(own.length > 0 ? [{ key: 'position.stones', values: { stones: own.join(' + ') } }] : []),
      ...(position.stopped[seat]
        ? [{ key: 'position.stopped', values: { bonus: bonusOf(position, seat) } }]
        : []),
    ]),
  };
}

/**
 * The canonical text of a position, from which hashes are computed: `sample-game/1:` and a JSON array of the fields of
 * `View` in their order.
 */
export function fingerprint(position: View): string {
  const p = position;
  const turn = [p.players, p.turn, p.seat, p.taken];
  return `sample-game/1:${JSON.stringify([...turn, p.open, p.stones, p.stopped, p.first, p.bagCount, p.bag])}`;
}
