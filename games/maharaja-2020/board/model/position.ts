import { mapLayoutFor } from '../../../kingdom/board/model/create-map-layout.ts';
import type { BoardLayout, MapLayout } from '../../../kingdom/board/model/map-layout.ts';
import { mapAt, type View } from '../../rules/index.ts';

const MAX_SEATS = 4;

/** The layout of the map a position is played on. */
export function mapLayoutOf(position: View, layout: BoardLayout = 'wide'): MapLayout {
  return mapLayoutFor(mapAt(position), MAX_SEATS, layout);
}

/** Seats with a shrine in a village, in the order of seats. */
export function villageOwners({ villages }: View, village: number): number[] {
  return villages.flatMap((mask, seat) => ((mask >> village) & 1 ? [seat] : []));
}
