import { seededDeal } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { cityCardCorner, placePoint } from '../../../kingdom/board/model/map-layout.ts';
import { mapLayoutOf } from '../../board/model/position.ts';
import { maharaja2004 } from '../../rules/index.ts';

const chart = mapLayoutOf(maharaja2004.setup(maharaja2004.parseOptions({}, 4), 4, seededDeal('corners')));
const { box } = chart;
const at = (right: number, down: number) => ({ x: box.x + right * box.width, y: box.y + down * box.height });

describe("a city's card", () => {
  test.each([0, 1, 2, 3, 4, 5, 6])('lies in a corner away from city %i', (city) => {
    const [side = '', end = ''] = cityCardCorner(chart, city, []).split('-');
    const { x, y } = placePoint(chart, city);
    const beside = side === 'right' ? box.x + box.width - x : x - box.x;
    const along = end === 'bottom' ? box.y + box.height - y : y - box.y;
    expect(beside > 0.36 * box.width || along > 0.36 * box.height).toBe(true);
  });

  test('hides as few targets as possible, and lies below rather than above', () => {
    const high = chart.map.cityIds.indexOf('amber');
    expect(cityCardCorner(chart, high, [])).toBe('right-bottom');
    expect(cityCardCorner(chart, high, [at(0.9, 0.9)])).toBe('left-bottom');
    expect(cityCardCorner(chart, high, [at(0.9, 0.9), at(0.1, 0.9)])).toBe('right-top');
    expect(cityCardCorner(chart, high, [at(0.9, 0.9), at(0.1, 0.9), at(0.9, 0.1)])).toBe('left-top');
    expect(cityCardCorner(chart, high, [at(0.9, 0.9), at(0.1, 0.9), at(0.9, 0.1), at(0.1, 0.1)])).toBe(
      'right-bottom',
    );
  });
});
