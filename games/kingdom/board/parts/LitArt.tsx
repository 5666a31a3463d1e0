import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement, ReactNode } from 'react';
import { type Place, useCourt } from '../court.ts';
import {
  CENTRE,
  type Chart,
  CITY_RIM,
  placeOf,
  SITE,
  SITE_COUNT,
  sitePoint,
  VILLAGE_HALF,
  villagePoint,
} from '../model/chart.ts';
import { COIN_DIGIT, coinSize } from '../model/marks.ts';
import styles from './LitArt.module.css';

/** How thick what is lit is drawn: a phone shows it at a third of the size. */
const inkOf = ({ layout, scale }: Chart): number => (layout === 'wide' ? scale : 1.5 * scale);

/**
 * What can be pressed now: it breathes in gold between dark lines, and where a piece can be put into a village its free place
 * has a plus, so that it is told from what is not lit without colour. A city that can be travelled to carries its toll.
 */
export function LitArt(): ReactElement | null {
  const { chart, offers, me, busy, draft } = useCourt();
  if (me === null || busy) return null;
  const { scale } = chart;
  return (
    <g className={styles.lit}>
      {[...offers.sites].map(([key, { moves }]) => {
        const site = key % SITE_COUNT;
        const { x, y } = sitePoint(chart, Math.trunc(key / SITE_COUNT), site);
        const r = ((site === 0 ? CENTRE : SITE) + 0.6) * scale;
        return (
          <Glow key={`site-${key}`} ink={0.7 * scale} far={moves.length > 1}>
            {(ring) => <circle cx={x} cy={y} r={r} {...ring} />}
          </Glow>
        );
      })}
      {[...offers.villages].map(([village, { moves }]) => (
        <VillageLit key={`village-${village}`} village={village} put={moves.at(-1)?.type !== 'lift'} />
      ))}
      {[...offers.journeys.keys()].map((city) => (
        <CityLit key={`city-${city}`} city={city} />
      ))}
      {[...offers.cityBuilds].map(([city, { moves }]) =>
        moves.length > 1 ? null : <BuildLit key={`build-${city}`} city={city} seat={me} />,
      )}
      {[...offers.cityLifts.keys()].map((city) => (
        <CityRing key={`lift-${city}`} city={city} />
      ))}
      <Lifted />
      <Ghost pointed={draft.pointed} />
    </g>
  );
}

interface GlowProps {
  /** Units of the map that a line of 1 is wide. */
  readonly ink: number;
  /** To be had after a journey only. */
  readonly far?: boolean;
  /** Draws the line that is lit. */
  readonly children: (line: {
    className: string | undefined;
    strokeWidth: number;
    'data-far'?: boolean;
  }) => ReactNode;
}

/** A line that is lit: gold between two dark ones. */
function Glow({ ink, far = false, children }: GlowProps): ReactElement {
  return (
    <>
      {!far && children({ className: styles.edge, strokeWidth: 7.4 * ink })}
      {children({ className: styles.ring, strokeWidth: 4.6 * ink, 'data-far': far })}
    </>
  );
}

interface VillageLitProps {
  readonly village: number;
  /** Whether a piece is put there, not taken. */
  readonly put: boolean;
}

function VillageLit({ village, put }: VillageLitProps): ReactElement {
  const { chart, looks } = useCourt();
  const { scale, layout } = chart;
  const ink = inkOf(chart);
  const { x, y } = chart.villages[village] ?? { x: 0, y: 0 };
  const high = (layout === 'wide' ? VILLAGE_HALF.y - 0.7 : VILLAGE_HALF.y + 1.5) * scale;
  const half = high + (VILLAGE_HALF.x - VILLAGE_HALF.y) * scale;
  const free = villagePoint(chart, village, looks.ownersIn(village).length);
  const arm = 6 * scale;
  return (
    <>
      <Glow ink={ink}>
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
  const { chart } = useCourt();
  const { x, y } = placeOf(chart, city);
  const ink = inkOf(chart);
  return (
    <Glow ink={ink}>{(line) => <circle cx={x} cy={y} r={(CITY_RIM + 2) * chart.scale} {...line} />}</Glow>
  );
}

/** Where the small piece that is being moved comes from. */
function Lifted(): ReactElement | null {
  const { chart, looks } = useCourt();
  const cities = chart.places.length - 1;
  if (looks.lifted < 0) return null;
  const at = looks.lifted < cities ? placeOf(chart, looks.lifted) : chart.villages[looks.lifted - cities];
  if (!at) return null;
  const r = (looks.lifted < cities ? CITY_RIM - 4 : VILLAGE_HALF.x + 6) * chart.scale;
  return <circle cx={at.x} cy={at.y} r={r} strokeWidth={4 * chart.scale} className={styles.lifted} />;
}

/** A city in reach, with the coins of the cheapest way. */
function CityLit({ city }: { readonly city: number }): ReactElement {
  const { looks, chart } = useCourt();
  const { scale, layout } = chart;
  const way = looks.waysTo(city)[0];
  const toll = way ? looks.fare(way) : 0;
  const at = chart.tolls[city] ?? placeOf(chart, city);
  return (
    <>
      <CityRing city={city} />
      <Coin at={at} size={coinSize(layout) * scale} text={String(toll)} digit={COIN_DIGIT} />
    </>
  );
}

/** A city where a small piece can be put at once. */
function BuildLit({ city, seat }: { readonly city: number; readonly seat: number }): ReactElement {
  const { realm, chart, seats } = useCourt();
  const { x, y } = placeOf(chart, city);
  const { scale } = chart;
  return (
    <>
      <CityRing city={city} />
      <Art
        name={realm.art.small(seats[seat]?.ink ?? seat)}
        x={x + 46 * scale}
        y={y + 34 * scale}
        width={32 * scale}
        height={35 * scale}
        className={styles.ghost}
      />
    </>
  );
}

/** The piece that would be built where one points. */
function Ghost({ pointed }: { readonly pointed: Place | null }): ReactElement | null {
  const { realm, chart, offers, me, seats, looks } = useCourt();
  const { scale } = chart;
  const ink = seats[me ?? 0]?.ink ?? 0;
  if (pointed?.kind === 'site' && offers.sites.has(pointed.city * SITE_COUNT + pointed.site)) {
    const { x, y } = sitePoint(chart, pointed.city, pointed.site);
    return (
      <Art
        name={realm.art.great(ink)}
        x={x - 13 * scale}
        y={y - 20 * scale}
        width={26 * scale}
        height={33 * scale}
        className={styles.ghost}
      />
    );
  }
  if (pointed?.kind === 'village' && offers.villages.has(pointed.village)) {
    const { x, y } = villagePoint(chart, pointed.village, looks.ownersIn(pointed.village).length);
    return (
      <Art
        name={realm.art.small(ink)}
        x={x - 12 * scale}
        y={y - 14 * scale}
        width={24 * scale}
        height={26 * scale}
        className={styles.ghost}
      />
    );
  }
  return null;
}
