import { Art } from '@durbar/kit/art/Art.tsx';
import { memo, type ReactElement } from 'react';
import { SPACES } from '../../rules/index.ts';
import { useBoard } from '../board-context.ts';
import {
  columnPoints,
  type EdgeMark,
  edgeMarks,
  FLOOR_SIZE,
  seatSide,
  sidePoint,
  spaceCorner,
} from '../model/floor.ts';
import { emblemArt } from '../model/pieces.ts';
import styles from './FloorArt.module.css';

/** The parts that never change: the marble frame, the ground and the empty beds. */
export const FloorGroundArt = memo(function GroundArt({
  rotation,
  framed,
}: {
  readonly rotation: number;
  readonly framed: boolean;
}): ReactElement {
  return (
    <>
      {framed && <Art name="board-frame" x={-27} y={-27} width={862} height={862} />}
      <Art name="board-floor" x={-2} y={-2} width={FLOOR_SIZE + 4} height={FLOOR_SIZE + 4} />
      {SPACES.map((_, space) => {
        const { x, y } = spaceCorner(space, rotation);
        return <Art key={spaceKey(x, y)} name="bed" x={x} y={y} width={100} height={100} />;
      })}
    </>
  );
});

const spaceKey = (x: number, y: number) => `${x}/${y}`;

const COLUMN = 50;

/** The columns, drawn above beds and tiles. */
export const ColumnsArt = memo(function ColumnsArt({
  rotation,
}: {
  readonly rotation: number;
}): ReactElement {
  return (
    <>
      {columnPoints(rotation).map(({ x, y }) => (
        <Art
          key={spaceKey(x, y)}
          name="column"
          x={x - COLUMN / 2}
          y={y - COLUMN / 2}
          width={COLUMN}
          height={COLUMN}
        />
      ))}
    </>
  );
});

/** Letters and numbers on the frame, which the log uses to name spaces. */
export const CoordinatesArt = memo(function CoordinatesArt({
  rotation,
}: {
  readonly rotation: number;
}): ReactElement {
  return (
    <g className={styles.marks}>
      {edgeMarks(rotation).map((mark) => (
        <Mark key={mark.text} {...mark} />
      ))}
    </g>
  );
});

function Mark({ x, y, text }: EdgeMark): ReactElement {
  return (
    <>
      <circle cx={x} cy={y} r={11} />
      <text x={x} y={y} dy="0.36em">
        {text}
      </text>
    </>
  );
}

/** The emblem of each seat at its side of the floor, where arrows point. */
export function SidesArt(): ReactElement {
  const { seats, floorRotation, position, layout } = useBoard();
  const size = layout === 'tall' ? 42 : 34;
  const out = layout === 'tall' ? -15 : 14;
  return (
    <>
      {seats.slice(0, position.players).map(({ seat, playerColour }) => {
        const { x, y } = sidePoint(seatSide(position.players, seat, floorRotation), out);
        return (
          <Art
            key={seat}
            name={emblemArt(playerColour)}
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
          />
        );
      })}
    </>
  );
}
