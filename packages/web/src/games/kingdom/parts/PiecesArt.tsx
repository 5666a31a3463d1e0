import type { ReactElement } from 'react';
import { Art } from '../../../board-kit/Art.tsx';
import { useCourt } from '../court.ts';
import { CITY_RIM, placeOf } from '../model/chart.ts';
import { figuresOn, greatOn, maharajaPoint, smallInCities, smallInVillages } from '../model/pieces.ts';
import { Moving } from './Moving.tsx';
import styles from './PiecesArt.module.css';

/** Everything that stands on the map. */
export function PiecesArt(): ReactElement {
  const { realm, position, chart, seats, me, layout, looks } = useCourt();
  const { scale } = chart;
  const { art } = realm;
  // Colours above those of the seats are nobody's.
  const ink = (seat: number) => seats[seat]?.ink ?? seat;
  // On a phone figures are drawn larger, so that their emblems can be told apart.
  const grow = layout === 'tall' ? 1.3 : 1;
  const maharaja = maharajaPoint(position.maharaja, chart);
  return (
    <g className={styles.pieces}>
      {smallInVillages((village) => looks.ownersIn(village), chart).map(({ key, seat, at }) => (
        <Moving key={key} name={key} at={at}>
          <Foot name={art.small(ink(seat))} width={24 * scale} height={26.4 * scale} up={14.2 * scale} />
        </Moving>
      ))}
      {smallInCities(looks.smalls, chart).map(({ key, seat, at }) => (
        <Moving key={key} name={key} at={at}>
          <Foot name={art.small(ink(seat))} width={23.2 * scale} height={25.5 * scale} up={13 * scale} />
        </Moving>
      ))}
      {greatOn(position.sites, chart).map(({ key, seat, at }) => (
        <Moving key={key} name={key} at={at}>
          <ellipse cy={10 * scale} rx={11 * scale} ry={3 * scale} className={styles.shade} />
          <Foot name={art.great(ink(seat))} width={25.5 * scale} height={32.4 * scale} up={20 * scale} />
        </Moving>
      ))}
      {figuresOn(looks.figures, chart).map(({ key, seat, at }) => (
        <Moving key={key} name={key} at={at}>
          {seat === me && (
            <ellipse
              cy={19 * scale}
              rx={21 * scale}
              ry={8 * scale}
              className={styles.mine}
              strokeWidth={4 * scale}
            />
          )}
          <ellipse cy={20 * scale} rx={14 * scale} ry={4 * scale} className={styles.shade} />
          <Foot
            name={art.figure(ink(seat))}
            width={32 * scale * grow}
            height={45 * scale * grow}
            up={(45 * grow - 22) * scale}
          />
        </Moving>
      ))}
      {maharaja && (
        <Moving name="maharaja" at={maharaja}>
          <Foot name={art.maharaja} width={104 * scale} height={94 * scale} up={50 * scale} />
        </Moving>
      )}
    </g>
  );
}

interface FootProps {
  readonly name: Parameters<typeof Art>[0]['name'];
  readonly width: number;
  readonly height: number;
  /** How far its top is above the point it stands at. */
  readonly up: number;
}

function Foot({ name, width, height, up }: FootProps): ReactElement {
  return <Art name={name} x={-width / 2} y={-up} width={width} height={height} />;
}

/** The glow of the city that the Maharaja visits, under everything. */
export function VisitArt(): ReactElement | null {
  const { position, chart } = useCourt();
  if (position.maharaja < 0) return null;
  const { x, y } = placeOf(chart, position.maharaja);
  return (
    <g className={styles.visit}>
      <circle cx={x} cy={y} r={(CITY_RIM + 18) * chart.scale} opacity="0.35" />
      <circle cx={x} cy={y} r={(CITY_RIM + 10) * chart.scale} opacity="0.45" />
    </g>
  );
}
