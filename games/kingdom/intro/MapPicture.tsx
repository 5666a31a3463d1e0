import type { ReactElement } from 'react';
import { useKingdomBoard } from '../board/board-context.ts';
import type { Box } from '../board/model/geometry.ts';
import { MapArt, NamesArt, SceneryArt } from '../board/parts/MapArt.tsx';
import { PiecesArt, VisitArt } from '../board/parts/PiecesArt.tsx';
import { TraceGroundArt, TraceNumbersArt } from '../board/parts/TraceArt.tsx';
import styles from './pictures.module.css';

/** A part of the board's map with its pieces. @param crop in the map's units */
export function MapPicture({ crop }: { readonly crop: Box }): ReactElement {
  const { edition, mapLayout, position } = useKingdomBoard();
  const { x, y, width, height } = crop;
  return (
    <svg
      className={styles.fill}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <SceneryArt edition={edition} mapLayout={mapLayout} name={null} />
      <VisitArt />
      <MapArt edition={edition} mapLayout={mapLayout} single={position.seats === 2} />
      <NamesArt edition={edition} mapLayout={mapLayout} enlarged={false} />
      <TraceGroundArt />
      <PiecesArt />
      <TraceNumbersArt />
    </svg>
  );
}
