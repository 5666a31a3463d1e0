import { Art } from '@durbar/kit/art/Art.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { Point } from '@durbar/kit/board/points.ts';
import { memo, type ReactElement, type ReactNode } from 'react';
import { useKingdomBoard } from '../board-context.ts';
import { CITY_RIM, placePoint } from '../model/map-layout.ts';
import {
  cityPieces,
  figureShape,
  IN_CITY,
  IN_VILLAGE,
  LARGE_PIECE,
  largePieces,
  MAHARAJA,
  maharajaPoint,
  type PieceShape,
  placedFigures,
  type PlacedPiece as Stand,
  villagePieces,
} from '../model/pieces.ts';
import styles from './PiecesArt.module.css';

/** All pieces on the map. */
export function PiecesArt(): ReactElement {
  const { edition, position, mapLayout, seats, decidingSeat, layout, description } = useKingdomBoard();
  const { art } = edition;
  const maharaja = maharajaPoint(position.maharaja, mapLayout);
  /**
   * Draws pieces of one kind in their owners' colours, with a ring under those of `ringed`; higher colours belong to no
   * seat.
   */
  const drawn = (
    stands: readonly Stand[],
    artOf: (playerColour: number) => ArtName,
    shape: PieceShape,
    ringed: number | null = null,
  ) =>
    stands.map(({ key, seat, at: { x, y } }) => (
      <Piece
        key={key}
        name={key}
        x={x}
        y={y}
        art={artOf(seats[seat]?.playerColour ?? seat)}
        shape={shape}
        scale={mapLayout.scale}
        ringed={seat === ringed}
      />
    ));
  return (
    <g className={styles.pieces}>
      {drawn(
        villagePieces((village) => description.villageOwners(village), mapLayout),
        art.small,
        IN_VILLAGE,
      )}
      {drawn(cityPieces(description.smallPieces, mapLayout), art.small, IN_CITY)}
      {drawn(largePieces(position.sites, mapLayout), art.great, LARGE_PIECE)}
      {drawn(placedFigures(description.figures, mapLayout), art.figure, figureShape(layout), decidingSeat)}
      {maharaja && (
        <Piece
          name="maharaja"
          x={maharaja.x}
          y={maharaja.y}
          art={art.maharaja}
          shape={MAHARAJA}
          scale={mapLayout.scale}
        />
      )}
    </g>
  );
}

interface PieceProps {
  /** Name by which animations find the piece. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly art: ArtName;
  readonly shape: PieceShape;
  readonly scale: number;
  /** Whether a ring lies under the piece, because it is the viewer's figure. */
  readonly ringed?: boolean;
}

/** A piece at its place. It renders again only if it changes. */
const Piece = memo(function Piece(props: PieceProps): ReactElement {
  const { name, x, y, art, shape, scale, ringed } = props;
  const { width, height, up, shade } = shape;
  return (
    <AnimatedPiece name={name} at={{ x, y }}>
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
    </AnimatedPiece>
  );
});

/** The glow of the city that the Maharaja visits, below everything else. */
export function VisitArt(): ReactElement | null {
  const { position, mapLayout } = useKingdomBoard();
  if (position.maharaja < 0) return null;
  const { x, y } = placePoint(mapLayout, position.maharaja);
  return (
    <g className={styles.visit}>
      <circle cx={x} cy={y} r={(CITY_RIM + 18) * mapLayout.scale} opacity="0.35" />
      <circle cx={x} cy={y} r={(CITY_RIM + 10) * mapLayout.scale} opacity="0.45" />
    </g>
  );
}

interface AnimatedPieceProps {
  /** Name by which animations find the piece. */
  readonly name: string;
  readonly at: Point;
  readonly children: ReactNode;
}

/** A piece at its place on the map, drawn around its centre. Its movement to that place can be animated. */
function AnimatedPiece({ name, at, children }: AnimatedPieceProps): ReactElement {
  const ref = usePieceAnimation<SVGGElement>(name);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g ref={ref}>{children}</g>
    </g>
  );
}
