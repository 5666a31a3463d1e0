import type { Point } from '@durbar/kit/board/points.ts';
import type { TravelOption } from '../../rules/index.ts';
import type { KingdomBoardState } from '../board-state.ts';
import type { CityDetails } from '../describe-game.ts';
import { between, smoothCurve } from './geometry.ts';
import { type MapLayout, placePoint } from './map-layout.ts';

/** Points along roads, starting at a junction. */
export function roadPoints(mapLayout: MapLayout, from: number, roads: readonly number[]): Point[] {
  let here = from;
  const points = roads.flatMap((road) => {
    const along = mapLayout.roads[road]?.points ?? [];
    const forward = mapLayout.map.roadFrom[road] === here;
    here = (forward ? mapLayout.map.roadTo[road] : mapLayout.map.roadFrom[road]) ?? here;
    return forward ? along : along.toReversed();
  });
  return points.length > 0 ? points : [placePoint(mapLayout, from)];
}

/** The SVG path of a line through points. */
export function svgPath(points: readonly Point[]): string {
  return smoothCurve(points.filter((_, i) => i % 3 === 0 || i === points.length - 1)).path;
}

/** The point at a fraction, 0 to 1, of a line. */
export function pointOnPath(points: readonly Point[], part: number): Point {
  const place = part * (points.length - 1);
  const i = Math.min(Math.floor(place), points.length - 2);
  const [a, b] = [points[Math.max(0, i)], points[Math.max(0, i) + 1]];
  if (!a) return { x: 0, y: 0 };
  return b ? between(a, b, place - i) : a;
}

/** The travel options to the city that the player looks at, and the chosen one. */
export function findTravel(
  isHere: boolean,
  optionIndex: number,
  listOptions: () => readonly TravelOption[],
): Pick<CityDetails, 'isHere' | 'travelOptions' | 'travelOption'> {
  const travelOptions = isHere ? [] : listOptions();
  return { isHere, travelOptions, travelOption: travelOptions[optionIndex] ?? travelOptions[0] ?? null };
}

/** Kinds of decision for which a route is drawn. */
const TRAVEL_DECISIONS: ReadonlySet<string | null> = new Set(['act', 'owed', 'plan']);

/** The seat whose route to that city is drawn: the deciding seat, in decisions about travel; else null. */
export function routeTraveller({
  decidingSeat,
  decisionKind,
  city,
}: Pick<KingdomBoardState, 'decidingSeat' | 'decisionKind' | 'city'>): number | null {
  return city !== null && TRAVEL_DECISIONS.has(decisionKind) ? decidingSeat : null;
}
