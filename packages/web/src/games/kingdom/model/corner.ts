import { type Chart, placeOf } from './chart.ts';

export type Corner = 'left-top' | 'right-top' | 'left-bottom' | 'right-bottom';

/** The corner of the map for a city's card: at the bottom where it hides nothing of the city, else above. */
export function cornerOff(chart: Chart, city: number): Corner {
  const { box } = chart;
  const place = placeOf(chart, city);
  const x = (place.x - box.x) / box.width;
  const y = (place.y - box.y) / box.height;
  if (y < 0.5) return 'right-bottom';
  if (x < 0.5) return 'right-bottom';
  return y > 0.6 && x < 0.62 ? 'right-top' : 'left-bottom';
}
