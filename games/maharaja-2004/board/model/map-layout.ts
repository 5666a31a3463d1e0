import { type MapLayout, mapLayoutFor } from '../../../kingdom/board/model/map-layout.ts';
import type { BoardLayout } from '../../../kingdom/board/model/piece-shapes.ts';
import { MOST_SEATS, mapAt, type View } from '../../rules/index.ts';

/** The chart of the map a position is played on. */
export function mapLayoutOf(position: View, layout: BoardLayout = 'wide'): MapLayout {
  return mapLayoutFor(mapAt(position), MOST_SEATS, layout, 'places');
}
