import { Art } from '@durbar/kit/art/Art.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { memo, type ReactElement } from 'react';
import { useCourt } from '../court.ts';
import { CITY_RIM, placeOf } from '../model/chart.ts';
import { type Form, figureForm, GREAT, IN_CITY, IN_VILLAGE, MAHARAJA } from '../model/forms.ts';
import {
  figuresOn,
  greatOn,
  maharajaPoint,
  type Piece as Stand,
  smallInCities,
  smallInVillages,
} from '../model/pieces.ts';
import { Moving } from './Moving.tsx';
import styles from './PiecesArt.module.css';

/** Everything that stands on the map. */
export function PiecesArt(): ReactElement {
  const { realm, position, chart, seats, me, layout, looks } = useCourt();
  const { art } = realm;
  const maharaja = maharajaPoint(position.maharaja, chart);
  /** Pieces of one kind in the inks of their owners, a ring under those of `ringed`; colours above the seats' are nobody's. */
  const drawn = (
    stands: readonly Stand[],
    artOf: (ink: number) => ArtName,
    form: Form,
    ringed: number | null = null,
  ) =>
    stands.map(({ key, seat, at: { x, y } }) => (
      <Piece
        key={key}
        name={key}
        x={x}
        y={y}
        art={artOf(seats[seat]?.ink ?? seat)}
        form={form}
        scale={chart.scale}
        ringed={seat === ringed}
      />
    ));
  return (
    <g className={styles.pieces}>
      {drawn(
        smallInVillages((village) => looks.ownersIn(village), chart),
        art.small,
        IN_VILLAGE,
      )}
      {drawn(smallInCities(looks.smalls, chart), art.small, IN_CITY)}
      {drawn(greatOn(position.sites, chart), art.great, GREAT)}
      {drawn(figuresOn(looks.figures, chart), art.figure, figureForm(layout), me)}
      {maharaja && (
        <Piece
          name="maharaja"
          x={maharaja.x}
          y={maharaja.y}
          art={art.maharaja}
          form={MAHARAJA}
          scale={chart.scale}
        />
      )}
    </g>
  );
}

interface PieceProps {
  /** Name by which movements find it. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly art: ArtName;
  readonly form: Form;
  readonly scale: number;
  /** Whether a ring lies under it: the figure of whoever looks. */
  readonly ringed?: boolean;
}

/** A piece at its place; one that nothing happens to is not drawn again. */
const Piece = memo(function Piece(props: PieceProps): ReactElement {
  const { name, x, y, art, form, scale, ringed } = props;
  const { width, height, up, shade } = form;
  return (
    <Moving name={name} at={{ x, y }}>
      {ringed && (
        <ellipse
          cy={19 * scale}
          rx={21 * scale}
          ry={8 * scale}
          className={styles.mine}
          strokeWidth={4 * scale}
        />
      )}
      {shade && (
        <ellipse cy={shade.y * scale} rx={shade.rx * scale} ry={shade.ry * scale} className={styles.shade} />
      )}
      <Art
        name={art}
        x={(-width / 2) * scale}
        y={-up * scale}
        width={width * scale}
        height={height * scale}
      />
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
