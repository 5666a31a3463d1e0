import { MOST_SEATS, mapAt, type View } from '@durbar/maharaja-2004';
import { type Chart, chartFor } from '../../kingdom/model/chart.ts';
import type { Layout } from '../../kingdom/model/forms.ts';

/** The chart of the map a position is played on. */
export function chartOf(position: View, layout: Layout = 'wide'): Chart {
  return chartFor(mapAt(position), MOST_SEATS, layout, 'places');
}
