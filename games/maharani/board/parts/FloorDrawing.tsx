import { Art } from '@durbar/kit/art/Art.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { FLOOR_SIZE } from '../model/floor.ts';
import type { ViewBox } from '../model/frame.ts';
import type { Plan } from '../model/plan.ts';
import { AimArt } from './AimArt.tsx';
import { CoordinatesArt } from './CoordinatesArt.tsx';
import { ColumnsArt, GroundArt } from './FloorArt.tsx';
import styles from './FloorBoard.module.css';
import { LitBedsArt, LitCoinsArt } from './LitArt.tsx';
import { OptionsArt } from './OptionsArt.tsx';
import { TilesArt, WorkersArt } from './PiecesArt.tsx';
import { InlaysArt, PlatesArt } from './QuarterArt.tsx';
import { RondelArt } from './RondelArt.tsx';
import { SidesArt } from './SidesArt.tsx';
import { SpritesArt } from './SpritesArt.tsx';

interface FloorDrawingProps {
  readonly plan: Plan | null;
  readonly box: ViewBox;
}

/** The floor as one picture, from the ground up. What it shows is told by the cells that lie over it. */
export function FloorDrawing({ plan, box }: FloorDrawingProps): ReactElement {
  const { position, seats, turn, layout, choice } = useDesk();
  return (
    <svg
      className={styles.drawing}
      viewBox={`${box.from} ${box.from} ${box.size} ${box.size}`}
      aria-hidden="true"
      focusable="false"
    >
      <GroundArt turn={turn} framed={layout === 'wide'} />
      {layout === 'wide' && <CoordinatesArt turn={turn} />}
      <PlatesArt position={position} turn={turn} tall={layout === 'tall'} />
      <LitBedsArt />
      <TilesArt position={position} turn={turn} />
      <InlaysArt position={position} turn={turn} />
      <AimArt />
      <ColumnsArt turn={turn} />
      <WorkersArt position={position} turn={turn} seats={seats} />
      <RondelArt position={position} turn={turn} taken={choice.slot} />
      <Art name="board-shade" width={FLOOR_SIZE} height={FLOOR_SIZE} />
      <SidesArt />
      <LitCoinsArt />
      <OptionsArt />
      <SpritesArt plan={plan} />
    </svg>
  );
}
