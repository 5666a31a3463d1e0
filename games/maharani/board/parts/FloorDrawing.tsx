import { Art } from '@durbar/kit/art/Art.tsx';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import type { MaharaniAnimation } from '../model/animate-step.ts';
import { FLOOR_SIZE } from '../model/floor.ts';
import type { ViewBox } from '../model/view-box.ts';
import { CoordinatesArt } from './CoordinatesArt.tsx';
import { ColumnsArt, FloorGroundArt } from './FloorArt.tsx';
import styles from './FloorBoard.module.css';
import { TilesArt, WorkersArt } from './PiecesArt.tsx';
import { PreviewArt } from './PreviewArt.tsx';
import { InlaysArt, PlatesArt } from './QuarterArt.tsx';
import { RondelArt } from './RondelArt.tsx';
import { SidesArt } from './SidesArt.tsx';
import { TargetBedsArt, TargetCoinsArt } from './TargetArt.tsx';
import { TransientPiecesArt } from './TransientPiecesArt.tsx';
import { WorkerOptionsArt } from './WorkerOptionsArt.tsx';

interface FloorDrawingProps {
  readonly animation: MaharaniAnimation | null;
  readonly box: ViewBox;
}

/** The floor as one picture, from bottom to top. The cells above it describe it to screen readers. */
export function FloorDrawing({ animation, box }: FloorDrawingProps): ReactElement {
  const { position, seats, floorTurn, layout, selection } = useBoard();
  return (
    <svg
      className={styles.drawing}
      viewBox={`${box.from} ${box.from} ${box.size} ${box.size}`}
      aria-hidden="true"
      focusable="false"
    >
      <FloorGroundArt turn={floorTurn} framed={layout === 'wide'} />
      {layout === 'wide' && <CoordinatesArt turn={floorTurn} />}
      <PlatesArt position={position} turn={floorTurn} tall={layout === 'tall'} />
      <TargetBedsArt />
      <TilesArt position={position} turn={floorTurn} />
      <InlaysArt position={position} turn={floorTurn} />
      <PreviewArt />
      <ColumnsArt turn={floorTurn} />
      <WorkersArt position={position} turn={floorTurn} seats={seats} />
      <RondelArt position={position} turn={floorTurn} taken={selection.slot} />
      <Art name="board-shade" width={FLOOR_SIZE} height={FLOOR_SIZE} />
      <SidesArt />
      <TargetCoinsArt />
      <WorkerOptionsArt />
      <TransientPiecesArt animation={animation} />
    </svg>
  );
}
