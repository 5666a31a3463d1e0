import { type Box, overlapArea } from './geometry.ts';

/** Corners for a button over the map, the usual one first. */
const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

/** Distance of the button from the edges, in the unit of the boxes. */
const GAP = 8;

/**
 * The corner of a pane in which a button hides least of some boxes; the first such corner.
 * @param size of the button
 */
export function freeCorner(
  pane: Box,
  size: Pick<Box, 'width' | 'height'>,
  boxes: readonly Box[],
): (typeof CORNERS)[number] {
  const hidden = CORNERS.map((corner) => {
    const button = {
      ...size,
      x: corner.endsWith('left') ? pane.x + GAP : pane.x + pane.width - size.width - GAP,
      y: corner.startsWith('top') ? pane.y + GAP : pane.y + pane.height - size.height - GAP,
    };
    return boxes.reduce((sum, box) => sum + overlapArea(button, box), 0);
  });
  return CORNERS[hidden.indexOf(Math.min(...hidden))] ?? CORNERS[0];
}
