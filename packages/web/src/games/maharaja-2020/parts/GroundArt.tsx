import { BONUSES, BOTTOM_BONUS, type Bonus, CITY_COUNT, SITE_COUNT, TOP_BONUS } from '@durbar/maharaja-2020';
import { memo, type ReactElement } from 'react';
import { Art } from '../../../board-kit/Art.tsx';
import type { ArtName } from '../../../board-kit/art-names.ts';
import type { Point } from '../../../board-kit/points.ts';
import {
  CENTRE,
  type Chart,
  CITY,
  placeOf,
  SITE,
  START,
  siteOffset,
  VILLAGE_HALF,
} from '../../kingdom/model/chart.ts';
import { CITY_NAME, type Name, VILLAGE_NAME } from '../../kingdom/model/naming.ts';
import { crestArt } from '../model/look.ts';
import styles from './GroundArt.module.css';

const SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);
export const CITIES = Array.from({ length: CITY_COUNT }, (_, city) => city);
const BEADS = Array.from({ length: 30 }, (_, i) => (i * Math.PI) / 15);
const PETALS = Array.from({ length: 12 }, (_, i) => i * 30);

interface GroundProps {
  readonly chart: Chart;
  /** A village holds one shrine, as with two seats (M20-3.3). */
  readonly single: boolean;
}

/** Roads, villages, cities and the starting place, without pieces and names. */
export const GroundArt = memo(function GroundArt({ chart, single }: GroundProps): ReactElement {
  const { roads, villages, scale } = chart;
  return (
    <g className={styles.ground}>
      {roads.map(({ path }) => (
        <g key={path} fill="none" strokeLinecap="round">
          <path d={path} className={styles.roadEdge} strokeWidth={7.6 * scale} />
          <path d={path} className={styles.road} strokeWidth={5 * scale} />
          <path d={path} className={styles.ruts} strokeWidth={1.1 * scale} strokeDasharray={`${5 * scale}`} />
        </g>
      ))}
      <StartArt chart={chart} />
      {villages.map(({ x, y }) => (
        <Art
          key={`${x},${y}`}
          name="map-village"
          x={x - (VILLAGE_HALF.x + 2) * scale}
          y={y - 17 * scale}
          width={2 * (VILLAGE_HALF.x + 2) * scale}
          height={34 * scale}
        />
      ))}
      {single &&
        villages.map((village) => (
          <ClosedArt key={`${village.x},${village.y}`} village={village} scale={scale} />
        ))}
      {CITIES.map((city) => {
        const { x, y } = placeOf(chart, city);
        return (
          <g key={city} transform={`translate(${x} ${y}) scale(${scale})`}>
            <CityArt city={city} />
          </g>
        );
      })}
    </g>
  );
});

/** The second place of a village, filled up with stone. */
function ClosedArt({ village, scale }: { readonly village: Point; readonly scale: number }): ReactElement {
  return (
    <g transform={`translate(${village.x + 14 * scale} ${village.y}) scale(${scale})`}>
      <circle r="12.6" className={styles.closed} />
      <path d="M-5.4-5.4 5.4 5.4M5.4-5.4-5.4 5.4" className={styles.cross} />
    </g>
  );
}

function StartArt({ chart }: { readonly chart: Chart }): ReactElement {
  const { x, y } = placeOf(chart, CITY_COUNT);
  const size = 2 * START * chart.scale;
  return <Art name="map-crossing" x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}

/** A city with its sites and their bonuses, round its middle, at scale 1. */
export const CityArt = memo(function CityArt({ city }: { readonly city: number }): ReactElement {
  return (
    <g>
      <circle cx="2" cy="5" r="82" className={styles.shade} />
      <g className={styles.beads}>
        {BEADS.map((angle) => (
          <circle key={angle} cx={Math.cos(angle) * 74} cy={Math.sin(angle) * 74} r="7.2" />
        ))}
      </g>
      <circle r={CITY} className={styles.plate} />
      <circle r="72.2" className={styles.hair} />
      <circle r="49.6" className={styles.court} />
      <g className={styles.petals}>
        {PETALS.map((turn) => (
          <path key={turn} d="M0-19C6-28 6-38 0-47-6-38-6-28 0-19Z" transform={`rotate(${turn})`} />
        ))}
      </g>
      {SITES.map((site) => {
        const { x, y } = siteOffset(site, 1);
        return (
          <g key={site} transform={`translate(${x} ${y})`}>
            <SiteArt city={city} site={site} />
          </g>
        );
      })}
    </g>
  );
});

function SiteArt({ city, site }: { readonly city: number; readonly site: number }): ReactElement {
  if (site === 0)
    return (
      <>
        <circle r={CENTRE} className={styles.site} />
        <circle r="14.4" className={styles.hair} />
        <g className={styles.star}>
          {PETALS.map((turn) => (
            <path key={turn} d="M0-3C4-6 4-9 0-12.6-4-9-4-6 0-3Z" transform={`rotate(${turn})`} />
          ))}
        </g>
      </>
    );
  const bonus = bonusOf(city, site);
  return (
    <>
      <circle r={SITE} className={styles.site} data-bonus={bonus !== null} />
      {bonus ? <BonusArt bonus={bonus} /> : <circle r="10.6" className={styles.empty} />}
    </>
  );
}

/** What a site pays, or null. */
function bonusOf(city: number, site: number): Bonus | null {
  const pair = BONUSES[city];
  if (!pair) return null;
  if (site === TOP_BONUS) return pair[0];
  return site === BOTTOM_BONUS ? pair[1] : null;
}

/** Bonus things as they come, at most three. */
function thingsOf({ tokens, coins, prestige, shrines }: Bonus): ArtName[] {
  const times = (name: ArtName, count: number): ArtName[] => Array.from({ length: count }, () => name);
  return [
    ...times('token', tokens),
    ...times('prestige', prestige),
    ...times('coin', coins),
    ...times('shrine-n', shrines),
  ];
}

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-5.6, 0],
    [5.6, 0],
  ],
  [
    [0, -5],
    [-5.6, 4.6],
    [5.6, 4.6],
  ],
];

function BonusArt({ bonus }: { readonly bonus: Bonus }): ReactElement {
  const things = thingsOf(bonus).slice(0, 3);
  const size = [0, 20, 12.5, 11.2][things.length] ?? 11;
  return (
    <>
      {things.map((name, i) => {
        const [x, y] = SPOTS[things.length]?.[i] ?? [0, 0];
        return (
          <Art key={`${x},${y}`} name={name} x={x - size / 2} y={y - size / 2} width={size} height={size} />
        );
      })}
    </>
  );
}

interface NamesProps {
  readonly chart: Chart;
  /** A phone shows no names of villages, which would be too small, and larger ones of cities. */
  readonly large: boolean;
}

/** Names of cities on plates with their crests, and of villages. */
export const NamesArt = memo(function NamesArt({ chart, large }: NamesProps): ReactElement {
  const { cityNames, villageNames, scale } = chart;
  return (
    <g className={styles.names}>
      {!large &&
        villageNames.map(({ text, at }) => (
          <text
            key={text}
            x={at.x}
            y={at.y + 5 * scale}
            fontSize={VILLAGE_NAME * scale}
            className={styles.village}
          >
            {text}
          </text>
        ))}
      {cityNames.map((name, city) =>
        large ? (
          <text
            key={name.text}
            x={name.at.x}
            y={name.at.y + 9 * scale}
            fontSize={33 * scale}
            className={styles.bigName}
          >
            {name.text}
          </text>
        ) : (
          <PlateArt key={name.text} name={name} city={city} scale={scale} />
        ),
      )}
    </g>
  );
});

function PlateArt({ name, city, scale }: { name: Name; city: number; scale: number }): ReactElement {
  const { at, box } = name;
  const half = box.width / 2 / scale;
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <path
        d={`M${-half}-14.5H${half}L${half - 6} 0 ${half} 14.5H${-half}L${6 - half} 0Z`}
        className={styles.banner}
      />
      <path d={`M${5 - half}-11.5H${half - 5}M${5 - half} 11.5H${half - 5}`} className={styles.hair} />
      <Art name={crestArt(city)} x={9 - half} y={-16} width={30} height={32} />
      <text x={44 - half} y={7.5} fontSize={CITY_NAME} className={styles.city}>
        {name.text}
      </text>
    </g>
  );
}
