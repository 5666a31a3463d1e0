import type { SeatGroup } from '@durbar/protocol';

/** The group of ratings of a match with so many seats of people and bots; null where results cannot count. */
export function groupOf(players: number): SeatGroup | null {
  if (players === 2) return 'two';
  return players >= 3 && players <= 5 ? 'several' : null;
}
