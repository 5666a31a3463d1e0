import { mapAt, type View } from '@durbar/maharaja-2020';
import { type Chart, chartFor } from '../../kingdom/model/chart.ts';
import type { Layout } from '../../kingdom/model/forms.ts';

const MOST_SEATS = 4;

/** The chart of the map a position is played on. */
export function chartOf(position: View, layout: Layout = 'wide'): Chart {
  return chartFor(mapAt(position), MOST_SEATS, layout);
}
