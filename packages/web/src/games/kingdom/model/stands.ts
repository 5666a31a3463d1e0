import { distance, type Point } from '../../../board-kit/points.ts';
import type { BareChart, Box } from './chart.ts';
import type { Name } from './naming.ts';

/** How far from its city's middle a seat's figure and the Maharaja stand, at scale 1. */
const FIGURE_RING = 92;
const MAHARAJA_RING = 118;

/** Where figures and the Maharaja stand beside each city: clear of roads, villages and names, and apart. */
export function standsOf(chart: BareChart, names: readonly Name[], guests: number): Point[][] {
  return chart.places.slice(0, -1).map((city) => {
    const chosen: Point[] = [];
    const add = (ring: number, room: number) => {
      const spot = freest(chart, names, city, ring * chart.scale, room * chart.scale, chosen);
      chosen.push(spot);
    };
    for (let i = 0; i < guests; i++) add(FIGURE_RING, 17);
    add(MAHARAJA_RING, 44);
    return chosen;
  });
}

function freest(
  chart: BareChart,
  names: readonly Name[],
  city: Point,
  ring: number,
  room: number,
  chosen: readonly Point[],
): Point {
  let best = { x: city.x + ring, y: city.y };
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < 36; i++) {
    const angle = (i * Math.PI) / 18;
    const spot = { x: city.x + Math.cos(angle) * ring, y: city.y + Math.sin(angle) * ring };
    const score = clearance(chart, names, spot, room, chosen) + Math.abs(Math.cos(angle)) * 6;
    if (score <= most) continue;
    most = score;
    best = spot;
  }
  return best;
}

function distanceTo({ x, y, width, height }: Box, spot: Point): number {
  return Math.hypot(
    Math.max(x - spot.x, 0, spot.x - x - width),
    Math.max(y - spot.y, 0, spot.y - y - height),
  );
}

/** How much room there is round a spot beyond what is needed; negative where something is in the way. */
function clearance(
  { roads, villages, box, scale, places }: BareChart,
  names: readonly Name[],
  spot: Point,
  room: number,
  chosen: readonly Point[],
): number {
  const far = 40 * scale;
  let least = far;
  const near = (gap: number, weight = 1) => {
    least = Math.min(least, gap > 0 ? gap : gap * weight);
  };
  for (const { points } of roads) for (const point of points) near(distance(point, spot) - room * 0.8);
  for (const village of villages) near(distance(village, spot) - room - 26 * scale, 1.6);
  for (const name of names) near(distanceTo(name.box, spot) - room * 0.85, 1.6);
  for (const other of chosen) near(distance(other, spot) - room - 18 * scale, 3);
  for (const place of places) {
    const gap = distance(place, spot);
    if (gap > 130 * scale) near(gap - 80 * scale - room);
  }
  near(
    Math.min(spot.x - box.x, box.x + box.width - spot.x, spot.y - box.y, box.y + box.height - spot.y) - room,
    6,
  );
  return least;
}
