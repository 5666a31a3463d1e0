import { type Box, boxAround, overlapArea } from './geometry.ts';
import { CITY_RIM, type MapLayout, VILLAGE_HALF } from './map-layout.ts';

/** The corners that a caption can have, best first if they are equally empty. */
const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** Width and height of a caption, and its distance from the edges, in parts of a wide map. */
const PART = { width: 0.31, height: 0.115, gap: 0.016 };

/** The corner of a map where a caption hides least of cities, villages and their names. */
export function emptiestCorner(mapLayout: MapLayout): Corner {
  const costs = CORNERS.map((corner) => hiddenAt(mapLayout, corner));
  return CORNERS[costs.indexOf(Math.min(...costs))] ?? 'bottom-right';
}

/** The area of places and names that a caption in a corner hides. */
export function hiddenAt(mapLayout: MapLayout, corner: Corner): number {
  const { places, villages, cityNames, villageNames, scale } = mapLayout;
  const caption = captionBox(mapLayout.box, corner);
  const rim = 2 * CITY_RIM * scale;
  const boxes = [
    ...places.map((place) => boxAround(place, rim, rim)),
    ...villages.map((village) => boxAround(village, 2 * VILLAGE_HALF.x * scale, 2 * VILLAGE_HALF.y * scale)),
    ...[...cityNames, ...villageNames].map(({ box }) => box),
  ];
  return boxes.reduce((sum, box) => sum + overlapArea(caption, box), 0);
}

function captionBox({ x, y, width, height }: Box, corner: Corner): Box {
  const size = { width: PART.width * width, height: PART.height * height };
  const gap = PART.gap * width;
  return {
    ...size,
    x: corner.endsWith('left') ? x + gap : x + width - size.width - gap,
    y: corner.startsWith('top') ? y + gap : y + height - size.height - gap,
  };
}
