import { type Chart, chartFor } from '../../../kingdom/board/model/chart.ts';
import type { Layout } from '../../../kingdom/board/model/forms.ts';
import { MOST_SEATS, mapAt, type View } from '../../rules/index.ts';

/** The chart of the map a position is played on. */
export function chartOf(position: View, layout: Layout = 'wide'): Chart {
  return chartFor(mapAt(position), MOST_SEATS, layout, 'places');
}
