import { journeys, SITE_COUNT } from '@durbar/maharaja-2020';
import type { ReactElement } from 'react';
import { Art } from '../../../board-kit/Art.tsx';
import { Coin } from '../../../board-kit/Coin.tsx';
import {
  CENTRE,
  CITY_RIM,
  placeOf,
  SITE,
  sitePoint,
  VILLAGE_HALF,
  villagePoint,
} from '../../kingdom/model/chart.ts';
import { useDesk } from '../desk.ts';
import { shrineArt, statueArt } from '../model/look.ts';
import { ownersIn } from '../model/pieces.ts';
import styles from './LitArt.module.css';

/** What can be pressed now: it breathes in gold; a city that can be travelled to carries its toll. */
export function LitArt(): ReactElement | null {
  const { chart, offers, me, busy, draft } = useDesk();
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
        <CityLit key={`city-${city}`} city={city} seat={me} />
      ))}
      {[...offers.cityShrines].map(([city, { moves }]) =>
        moves.length > 1 ? null : <ShrineLit key={`shrine-${city}`} city={city} seat={me} />,
      )}
      <Ghost pointed={draft.pointed} />
    </g>
  );
}

/** A city in reach, with the coins of the cheapest way. */
function CityLit({ city, seat }: { readonly city: number; readonly seat: number }): ReactElement {
  const { position, chart } = useDesk();
  const { x, y } = placeOf(chart, city);
  const { scale } = chart;
  const toll = journeys(position, seat, city)[0]?.total ?? 0;
  const at = { x: x - 60 * scale, y: y - 56 * scale };
  return (
    <>
      <circle cx={x} cy={y} r={(CITY_RIM + 3) * scale} strokeWidth={3 * scale} className={styles.ring} />
      <Coin at={at} size={32 * scale} text={String(toll)} />
    </>
  );
}

/** A city where a shrine can be built at once. */
function ShrineLit({ city, seat }: { readonly city: number; readonly seat: number }): ReactElement {
  const { chart, seats } = useDesk();
  const { x, y } = placeOf(chart, city);
  const { scale } = chart;
  return (
    <>
      <circle cx={x} cy={y} r={(CITY_RIM + 3) * scale} strokeWidth={3 * scale} className={styles.ring} />
      <Art
        name={shrineArt(seats[seat]?.ink ?? seat)}
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
function Ghost({
  pointed,
}: {
  readonly pointed: ReturnType<typeof useDesk>['draft']['pointed'];
}): ReactElement | null {
  const { chart, offers, me, seats, position } = useDesk();
  const { scale } = chart;
  const ink = seats[me ?? 0]?.ink ?? 0;
  if (pointed?.kind === 'site' && offers.sites.has(pointed.city * SITE_COUNT + pointed.site)) {
    const { x, y } = sitePoint(chart, pointed.city, pointed.site);
    return (
      <Art
        name={statueArt(ink)}
        x={x - 13 * scale}
        y={y - 20 * scale}
        width={26 * scale}
        height={33 * scale}
        className={styles.ghost}
      />
    );
  }
  if (pointed?.kind === 'village' && offers.villages.has(pointed.village)) {
    const { x, y } = villagePoint(chart, pointed.village, ownersIn(position, pointed.village).length);
    return (
      <Art
        name={shrineArt(ink)}
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
