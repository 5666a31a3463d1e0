import { memo, type ReactElement } from 'react';
import { CENTRE, SITE, siteOffset } from '../../../kingdom/board/model/map-layout.ts';
import { SITE_COUNT } from '../../rules/index.ts';
import styles from './CityArt.module.css';

const SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);
const CORNERS = Array.from({ length: 8 }, (_, i) => i * 45 + 22.5);
/** Positions of the battlements along each wall, as distances from its middle. */
const BATTLEMENT_OFFSETS = [-20, -12, -4, 4, 12, 20];
const RAYS = Array.from({ length: 8 }, (_, i) => i * 45);

/** An octagon of that radius as an SVG path. */
function octagon(radius: number): string {
  const points = CORNERS.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return `${(Math.cos(radians) * radius).toFixed(1)} ${(Math.sin(radians) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const OUTER_WALL = octagon(76);
const INNER_WALL = octagon(69);
const COURT = octagon(56);

/**
 * A walled city from above: battlements, a tower at each corner, and a court with its sites; drawn around its centre,
 * at scale 1.
 */
export const CityArt = memo(function CityArt(): ReactElement {
  return (
    <g>
      <path d={OUTER_WALL} transform="translate(3 6)" className={styles.shade} />
      <path d={OUTER_WALL} className={styles.wall} />
      <g className={styles.battlement}>
        {CORNERS.map((corner) => (
          <g key={corner} transform={`rotate(${corner + 22.5})`}>
            {BATTLEMENT_OFFSETS.map((shift) => (
              <rect key={shift} x="66.6" y={shift - 2.6} width="6.4" height="5.2" />
            ))}
          </g>
        ))}
      </g>
      <path d={INNER_WALL} className={styles.hairline} />
      <path d={COURT} className={styles.court} />
      <g className={styles.ray}>
        {RAYS.map((angle) => (
          <path key={angle} d="M0-19C7-27 7-38 0-48-7-38-7-27 0-19Z" transform={`rotate(${angle})`} />
        ))}
      </g>
      {CORNERS.map((corner) => (
        <g key={corner} transform={`rotate(${corner}) translate(74 0) rotate(${-corner})`}>
          <circle r="9.6" className={styles.tower} />
          <circle r="6" className={styles.dome} />
          <circle r="1.7" className={styles.finial} />
        </g>
      ))}
      {SITES.map((site) => {
        const { x, y } = siteOffset(site, 1);
        return (
          <g key={site} transform={`translate(${x} ${y})`}>
            {site === 0 ? <InnerArt /> : <OuterArt />}
          </g>
        );
      })}
    </g>
  );
});

/** The inner site: a dais under a star. */
function InnerArt(): ReactElement {
  return (
    <>
      <circle r={CENTRE + 1} className={styles.dais} />
      <path
        d="M0-14.6 3.6-8.6 10.3-10.3 8.6-3.6 14.6 0 8.6 3.6 10.3 10.3 3.6 8.6 0 14.6-3.6 8.6-10.3 10.3-8.6 3.6-14.6 0-8.6-3.6-10.3-10.3-3.6-8.6Z"
        className={styles.star}
      />
    </>
  );
}

/** An outer site: a paved square with an arch drawn on it. */
function OuterArt(): ReactElement {
  const side = SITE - 1.4;
  return (
    <>
      <rect x={-side} y={-side} width={2 * side} height={2 * side} rx="4.4" className={styles.site} />
      <path d="M-5.6 7V-1C-5.6-5 0-7.6 0-7.6S5.6-5 5.6-1V7Z" className={styles.arch} />
    </>
  );
}
