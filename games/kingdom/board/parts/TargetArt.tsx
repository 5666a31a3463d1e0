import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement, ReactNode } from 'react';
import { useKingdomBoard } from '../board-context.ts';
import {
  CENTRE,
  CITY_RIM,
  type MapLayout,
  placePoint,
  SITE,
  SITE_COUNT,
  sitePoint,
  VILLAGE_HALF,
  villagePoint,
} from '../model/map-layout.ts';
import { COIN_DIGIT, coinSize } from '../model/map-spots.ts';
import type { MapPlace } from '../model/targets.ts';
import styles from './TargetArt.module.css';

/** Line width of targets: a phone shows the map at a third of the size. */
const lineWidth = ({ layout, scale }: MapLayout): number => (layout === 'wide' ? scale : 1.5 * scale);

/**
 * The places that can be pressed now: a gold line between dark ones, with an animation. The free place in a village
 * gets a plus if a piece can be placed there, so that it does not differ by colour alone. A city that can be travelled
 * to shows its toll.
 */
export function TargetArt(): ReactElement | null {
  const { mapLayout, targets, decidingSeat, busy, draft } = useKingdomBoard();
  if (decidingSeat === null || busy) return null;
  const { scale } = mapLayout;
  return (
    <g className={styles.target}>
      {[...targets.sites].map(([key, { moves }]) => {
        const site = key % SITE_COUNT;
        const { x, y } = sitePoint(mapLayout, Math.trunc(key / SITE_COUNT), site);
        const r = ((site === 0 ? CENTRE : SITE) + 0.6) * scale;
        return (
          <Glow key={`site-${key}`} unit={0.7 * scale} far={moves.length > 1}>
            {(ring) => <circle cx={x} cy={y} r={r} {...ring} />}
          </Glow>
        );
      })}
      {[...targets.villages].map(([village, { moves }]) => (
        <VillageTargetArt key={`village-${village}`} village={village} put={moves.at(-1)?.type !== 'lift'} />
      ))}
      {[...targets.travels.keys()].map((city) => (
        <CityTargetArt key={`city-${city}`} city={city} />
      ))}
      {[...targets.cityBuilds].map(([city, { moves }]) =>
        moves.length > 1 ? null : <BuildTargetArt key={`build-${city}`} city={city} seat={decidingSeat} />,
      )}
      {[...targets.cityPickups.keys()].map((city) => (
        <CityRing key={`lift-${city}`} city={city} />
      ))}
      <MovedPieceArt />
      <PreviewPieceArt pointed={draft.pointedPlace} />
    </g>
  );
}

interface GlowProps {
  /** Width of a line of 1, in the map's units. */
  readonly unit: number;
  /** Whether the target needs travel first. */
  readonly far?: boolean;
  /** Draws the line of the target. */
  readonly children: (line: {
    className: string | undefined;
    strokeWidth: number;
    'data-far'?: boolean;
  }) => ReactNode;
}

/** The line of a target: gold between two dark ones. */
function Glow({ unit, far = false, children }: GlowProps): ReactElement {
  return (
    <>
      {!far && children({ className: styles.edge, strokeWidth: 7.4 * unit })}
      {children({ className: styles.ring, strokeWidth: 4.6 * unit, 'data-far': far })}
    </>
  );
}

interface VillageLitProps {
  readonly village: number;
  /** Whether a piece is placed there, as opposed to picked up. */
  readonly put: boolean;
}

function VillageTargetArt({ village, put }: VillageLitProps): ReactElement {
  const { mapLayout, description } = useKingdomBoard();
  const { scale, layout } = mapLayout;
  const unit = lineWidth(mapLayout);
  const { x, y } = mapLayout.villages[village] ?? { x: 0, y: 0 };
  const high = (layout === 'wide' ? VILLAGE_HALF.y - 0.7 : VILLAGE_HALF.y + 1.5) * scale;
  const half = high + (VILLAGE_HALF.x - VILLAGE_HALF.y) * scale;
  const free = villagePoint(mapLayout, village, description.villageOwners(village).length);
  const arm = 6 * scale;
  return (
    <>
      <Glow unit={unit}>
        {(line) => <rect x={x - half} y={y - high} width={2 * half} height={2 * high} rx={high} {...line} />}
      </Glow>
      {put && (
        <path
          d={`M${free.x - arm} ${free.y}h${2 * arm}M${free.x} ${free.y - arm}v${2 * arm}`}
          strokeWidth={3.4 * scale}
          className={styles.plus}
        />
      )}
    </>
  );
}

function CityRing({ city }: { readonly city: number }): ReactElement {
  const { mapLayout } = useKingdomBoard();
  const { x, y } = placePoint(mapLayout, city);
  const unit = lineWidth(mapLayout);
  return (
    <Glow unit={unit}>
      {(line) => <circle cx={x} cy={y} r={(CITY_RIM + 2) * mapLayout.scale} {...line} />}
    </Glow>
  );
}

/** The place of the small piece that is being moved. */
function MovedPieceArt(): ReactElement | null {
  const { mapLayout, description } = useKingdomBoard();
  const cities = mapLayout.places.length - 1;
  if (description.movingFrom < 0) return null;
  const at =
    description.movingFrom < cities
      ? placePoint(mapLayout, description.movingFrom)
      : mapLayout.villages[description.movingFrom - cities];
  if (!at) return null;
  const r = (description.movingFrom < cities ? CITY_RIM - 4 : VILLAGE_HALF.x + 6) * mapLayout.scale;
  return <circle cx={at.x} cy={at.y} r={r} strokeWidth={4 * mapLayout.scale} className={styles.movingFrom} />;
}

/** A reachable city, with the coins of the cheapest travel option. */
function CityTargetArt({ city }: { readonly city: number }): ReactElement {
  const { description, mapLayout } = useKingdomBoard();
  const { scale, layout } = mapLayout;
  const option = description.travelOptionsTo(city)[0];
  const toll = option ? description.fare(option) : 0;
  const at = mapLayout.tollSpots[city] ?? placePoint(mapLayout, city);
  return (
    <>
      <CityRing city={city} />
      <Coin at={at} size={coinSize(layout) * scale} text={String(toll)} digit={COIN_DIGIT} />
    </>
  );
}

/** A city in which a small piece can be placed at once. */
function BuildTargetArt({ city, seat }: { readonly city: number; readonly seat: number }): ReactElement {
  const { edition, mapLayout, seats } = useKingdomBoard();
  const { x, y } = placePoint(mapLayout, city);
  const { scale } = mapLayout;
  return (
    <>
      <CityRing city={city} />
      <Art
        name={edition.art.small(seats[seat]?.playerColour ?? seat)}
        x={x + 46 * scale}
        y={y + 34 * scale}
        width={32 * scale}
        height={35 * scale}
        className={styles.preview}
      />
    </>
  );
}

/** A preview of the piece that would be built at the pointed place. */
function PreviewPieceArt({ pointed }: { readonly pointed: MapPlace | null }): ReactElement | null {
  const { edition, mapLayout, targets, decidingSeat, seats, description } = useKingdomBoard();
  const { scale } = mapLayout;
  const playerColour = seats[decidingSeat ?? 0]?.playerColour ?? 0;
  if (pointed?.kind === 'site' && targets.sites.has(pointed.city * SITE_COUNT + pointed.site)) {
    const { x, y } = sitePoint(mapLayout, pointed.city, pointed.site);
    return (
      <Art
        name={edition.art.great(playerColour)}
        x={x - 13 * scale}
        y={y - 20 * scale}
        width={26 * scale}
        height={33 * scale}
        className={styles.preview}
      />
    );
  }
  if (pointed?.kind === 'village' && targets.villages.has(pointed.village)) {
    const { x, y } = villagePoint(
      mapLayout,
      pointed.village,
      description.villageOwners(pointed.village).length,
    );
    return (
      <Art
        name={edition.art.small(playerColour)}
        x={x - 12 * scale}
        y={y - 14 * scale}
        width={24 * scale}
        height={26 * scale}
        className={styles.preview}
      />
    );
  }
  return null;
}
