import { memo, type ReactElement, useMemo } from 'react';
import { Art } from '../../../board-kit/Art.tsx';
import type { ArtName } from '../../../board-kit/art-names.ts';
import type { Point } from '../../../board-kit/points.ts';
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
  const shades = useMemo(
    () => ({
      great: { y: 10 * scale, rx: 11 * scale, ry: 3 * scale },
      figure: { y: 20 * scale, rx: 14 * scale, ry: 4 * scale },
    }),
    [scale],
  );
  const piece = (key: string, { x, y }: Point, drawn: Omit<PieceProps, 'name' | 'x' | 'y'>) => (
    <Piece key={key} name={key} x={x} y={y} {...drawn} />
  );
  return (
    <g className={styles.pieces}>
      {smallInVillages((village) => looks.ownersIn(village), chart).map(({ key, seat, at }) =>
        piece(key, at, {
          art: art.small(ink(seat)),
          width: 24 * scale,
          height: 26.4 * scale,
          up: 14.2 * scale,
        }),
      )}
      {smallInCities(looks.smalls, chart).map(({ key, seat, at }) =>
        piece(key, at, {
          art: art.small(ink(seat)),
          width: 23.2 * scale,
          height: 25.5 * scale,
          up: 13 * scale,
        }),
      )}
      {greatOn(position.sites, chart).map(({ key, seat, at }) =>
        piece(key, at, {
          art: art.great(ink(seat)),
          width: 25.5 * scale,
          height: 32.4 * scale,
          up: 20 * scale,
          shade: shades.great,
        }),
      )}
      {figuresOn(looks.figures, chart).map(({ key, seat, at }) =>
        piece(key, at, {
          art: art.figure(ink(seat)),
          width: 32 * scale * grow,
          height: 45 * scale * grow,
          up: (45 * grow - 22) * scale,
          shade: shades.figure,
          ring: seat === me ? scale : undefined,
        }),
      )}
      {maharaja &&
        piece('maharaja', maharaja, {
          art: art.maharaja,
          width: 104 * scale,
          height: 94 * scale,
          up: 50 * scale,
        })}
    </g>
  );
}

interface PieceProps {
  /** Name by which movements find it. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly art: ArtName;
  readonly width: number;
  readonly height: number;
  /** How far its top is above the point it stands at. */
  readonly up: number;
  /** How far below that point its shadow lies, and how wide and high; none without. */
  readonly shade?: Shade | undefined;
  /** Unit of the ring under the figure of whoever looks; none without. */
  readonly ring?: number | undefined;
}

interface Shade {
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** A piece at its place; one that nothing happens to is not drawn again. */
const Piece = memo(function Piece(props: PieceProps): ReactElement {
  const { name, x, y, art, width, height, up, shade, ring } = props;
  return (
    <Moving name={name} at={{ x, y }}>
      {ring !== undefined && (
        <ellipse cy={19 * ring} rx={21 * ring} ry={8 * ring} className={styles.mine} strokeWidth={4 * ring} />
      )}
      {shade && <ellipse cy={shade.y} rx={shade.rx} ry={shade.ry} className={styles.shade} />}
      <Art name={art} x={-width / 2} y={-up} width={width} height={height} />
    </Moving>
  );
});

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
