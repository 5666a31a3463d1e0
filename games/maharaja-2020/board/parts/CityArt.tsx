import { Art } from '@durbar/kit/art/Art.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { memo, type ReactElement } from 'react';
import { CENTRE, CITY, SITE, siteOffset } from '../../../kingdom/board/model/map-layout.ts';
import { BONUSES, BOTTOM_BONUS, type Bonus, SITE_COUNT, TOP_BONUS } from '../../rules/index.ts';
import styles from './CityArt.module.css';

const SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);
const BEADS = Array.from({ length: 30 }, (_, i) => (i * Math.PI) / 15);
const PETALS = Array.from({ length: 12 }, (_, i) => i * 30);

/** A city with its sites and their bonuses, drawn around its centre, at scale 1. */
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
      <circle r="72.2" className={styles.hairline} />
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
        <circle r="14.4" className={styles.hairline} />
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

/** The bonus of a site, or null. */
function bonusOf(city: number, site: number): Bonus | null {
  const pair = BONUSES[city];
  if (!pair) return null;
  if (site === TOP_BONUS) return pair[0];
  return site === BOTTOM_BONUS ? pair[1] : null;
}

/** The drawings of a bonus in their order, at most three. */
function listThings({ tokens, coins, prestige, shrines }: Bonus): ArtName[] {
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
  const things = listThings(bonus).slice(0, 3);
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
