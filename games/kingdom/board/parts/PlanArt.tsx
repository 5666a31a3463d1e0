import { Art } from '@durbar/kit/art/Art.tsx';
import type { Point } from '@durbar/kit/board/points.ts';
import type { ReactElement } from 'react';
import type { TravelOption } from '../../rules/index.ts';
import { useKingdomBoard } from '../board-context.ts';
import {
  CITY_RIM,
  type MapLayout,
  placePoint,
  sitePoint,
  smallPoint,
  VILLAGE_HALF,
  villagePoint,
} from '../model/map-layout.ts';
import type { PlanPlace } from '../model/plan-places.ts';
import type { PlannedAction } from '../model/plan-summary.ts';
import { roadPoints, svgPath } from '../model/routes.ts';
import styles from './PlanArt.module.css';

/** The plan so far below the pieces: other ways, its road, and rings around the places for the shown action. */
export function PlanGroundArt(): ReactElement | null {
  const { plan: view, mapLayout, description, decidingSeat, seats } = useKingdomBoard();
  if (!view || decidingSeat === null) return null;
  const { plan, places } = view;
  const { scale } = mapLayout;
  const cities = mapLayout.map.cityNames.length;
  const from = description.figures[decidingSeat] ?? cities;
  const road = plan.actions.find(({ journey }) => journey !== null)?.journey ?? null;
  const routePath = ({ roads }: TravelOption) => svgPath(roadPoints(mapLayout, from, roads));
  return (
    <g className={styles.plan}>
      {places.map(({ place, price, journey }) =>
        price !== null && journey && place !== road?.city ? (
          <path key={place} d={routePath(journey)} className={styles.way} strokeWidth={4 * scale} />
        ) : null,
      )}
      {road && (
        <>
          <path d={routePath(road)} className={styles.edge} strokeWidth={10 * scale} />
          <path
            d={routePath(road)}
            className={styles.road}
            strokeWidth={7.4 * scale}
            data-player-colour={seats[decidingSeat]?.playerColour ?? 0}
          />
          <path d={routePath(road)} className={styles.dashes} strokeWidth={2.6 * scale} />
        </>
      )}
      {places.map((place) =>
        place.place < cities ? (
          <CityRing key={place.place} place={place} isAim={plan.aim === place.place} />
        ) : (
          <VillageRing key={place.place} village={place.place - cities} isAim={plan.aim === place.place} />
        ),
      )}
      {[...missingVillages(places)].map((village) => (
        <VillageRing key={`missing-${village}`} village={village} isMissing />
      ))}
    </g>
  );
}

/** Villages that need a piece before a road to one of the places is open. */
export function missingVillages(places: readonly PlanPlace[]): ReadonlySet<number> {
  return new Set(places.flatMap(({ missing }) => missing));
}

function CityRing({ place, isAim }: { readonly place: PlanPlace; readonly isAim: boolean }): ReactElement {
  const { mapLayout } = useKingdomBoard();
  const { scale } = mapLayout;
  const { x, y } = placePoint(mapLayout, place.place);
  const r = (CITY_RIM + 2) * scale;
  if (place.price === null)
    return <circle cx={x} cy={y} r={r} className={styles.closed} strokeWidth={4 * scale} />;
  return (
    <>
      <circle cx={x} cy={y} r={r} className={styles.ringEdge} strokeWidth={(isAim ? 9.5 : 7.5) * scale} />
      <circle
        cx={x}
        cy={y}
        r={r}
        className={styles.ring}
        strokeWidth={(isAim ? 6.6 : 4.4) * scale}
        data-aim={isAim}
      />
    </>
  );
}

interface VillageRingProps {
  readonly village: number;
  readonly isAim?: boolean;
  readonly isMissing?: boolean;
}

function VillageRing({ village, isAim = false, isMissing = false }: VillageRingProps): ReactElement {
  const { mapLayout } = useKingdomBoard();
  const { scale } = mapLayout;
  const { x, y } = mapLayout.villages[village] ?? { x: 0, y: 0 };
  const [half, high] = [(VILLAGE_HALF.x + 4) * scale, (VILLAGE_HALF.y + 4) * scale];
  return (
    <rect
      x={x - half}
      y={y - high}
      width={2 * half}
      height={2 * high}
      rx={high}
      className={isMissing ? styles.missing : styles.ring}
      strokeWidth={(isAim ? 5 : 3.4) * scale}
      data-aim={isAim}
    />
  );
}

/** The pieces that the plan would build, half transparent. */
export function PlanGhosts(): ReactElement | null {
  const { plan: view, decidingSeat } = useKingdomBoard();
  if (!view || decidingSeat === null) return null;
  return (
    <g className={styles.ghost}>
      {view.plan.actions.map((planned) => (
        <Ghost key={planned.arrow} planned={planned} seat={decidingSeat} />
      ))}
    </g>
  );
}

function Ghost({ planned, seat }: { readonly planned: PlannedAction; readonly seat: number }) {
  const { edition, mapLayout, seats } = useKingdomBoard();
  const { place, site, small } = planned;
  if (place === null) return null;
  const colour = seats[seat]?.playerColour ?? seat;
  const { scale } = mapLayout;
  const at = smallAt(mapLayout, place);
  return (
    <>
      {site !== null && (
        <Piece name={edition.art.great(colour)} at={sitePoint(mapLayout, place, site)} size={[26, 33]} />
      )}
      {small.count > 0 && (
        <Piece name={edition.art.small(colour)} at={{ x: at.x, y: at.y - 2 * scale }} size={[24, 26]} />
      )}
    </>
  );
}

interface PieceProps {
  readonly name: Parameters<typeof Art>[0]['name'];
  readonly at: Point;
  readonly size: readonly [width: number, height: number];
}

function Piece({ name, at, size: [width, height] }: PieceProps): ReactElement {
  const { mapLayout } = useKingdomBoard();
  const { scale } = mapLayout;
  return (
    <Art
      name={name}
      x={at.x - (width / 2) * scale}
      y={at.y - height * 0.6 * scale}
      width={width * scale}
      height={height * scale}
    />
  );
}

/** Where a small piece of a plan is drawn: at the foot of a city, or at the second place of a village. */
function smallAt(mapLayout: MapLayout, place: number): Point {
  const cities = mapLayout.map.cityNames.length;
  return place < cities ? smallPoint(mapLayout, place, 0, 1) : villagePoint(mapLayout, place - cities, 1);
}
