import type { ReactElement } from 'react';
import { Art } from '../../../board-kit/Art.tsx';
import { Coin } from '../../../board-kit/Coin.tsx';
import { type Place, useCourt } from '../court.ts';
import {
  CENTRE,
  CITY_RIM,
  placeOf,
  SITE,
  SITE_COUNT,
  sitePoint,
  VILLAGE_HALF,
  villagePoint,
} from '../model/chart.ts';
import styles from './LitArt.module.css';

/** What can be pressed now: it breathes in gold; a city that can be travelled to carries its toll. */
export function LitArt(): ReactElement | null {
  const { chart, offers, me, busy, draft } = useCourt();
  if (me === null || busy) return null;
  const { scale } = chart;
  return (
    <g className={styles.lit}>
      {[...offers.sites].map(([key, { moves }]) => {
        const site = key % SITE_COUNT;
        const { x, y } = sitePoint(chart, Math.trunc(key / SITE_COUNT), site);
        return (
          <circle
            key={`site-${key}`}
            cx={x}
            cy={y}
            r={((site === 0 ? CENTRE : SITE) + 2.4) * scale}
            strokeWidth={3.2 * scale}
            className={styles.ring}
            data-far={moves.length > 1}
          />
        );
      })}
      {[...offers.villages.keys()].map((village) => {
        const { x, y } = chart.villages[village] ?? { x: 0, y: 0 };
        const [w, h] = [VILLAGE_HALF.x * scale, (VILLAGE_HALF.y + 2) * scale];
        return (
          <rect
            key={`village-${village}`}
            x={x - w - 2}
            y={y - h}
            width={2 * w + 4}
            height={2 * h}
            rx={h}
            strokeWidth={3.2 * scale}
            className={styles.ring}
          />
        );
      })}
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

function CityRing({ city }: { readonly city: number }): ReactElement {
  const { chart } = useCourt();
  const { x, y } = placeOf(chart, city);
  const { scale } = chart;
  return <circle cx={x} cy={y} r={(CITY_RIM + 3) * scale} strokeWidth={3 * scale} className={styles.ring} />;
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
  const { x, y } = placeOf(chart, city);
  const { scale } = chart;
  const way = looks.waysTo(city)[0];
  const toll = way ? looks.fare(way) : 0;
  const at = { x: x - 60 * scale, y: y - 56 * scale };
  return (
    <>
      <CityRing city={city} />
      <Coin at={at} size={32 * scale} text={String(toll)} />
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
