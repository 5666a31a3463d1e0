import { Art } from '@durbar/kit/art/Art.tsx';
import { memo, type ReactElement } from 'react';
import { QUARTERS, SPACES } from '../../rules/index.ts';
import { columnPoints, FLOOR_SIZE, spaceCorner } from '../model/floor.ts';

/** The parts that never change: the marble frame, the ground and the empty beds. */
export const FloorGroundArt = memo(function GroundArt({
  turn,
  framed,
}: {
  readonly turn: number;
  readonly framed: boolean;
}): ReactElement {
  return (
    <>
      {framed && <Art name="board-frame" x={-27} y={-27} width={862} height={862} />}
      <Art name="board-floor" x={-2} y={-2} width={FLOOR_SIZE + 4} height={FLOOR_SIZE + 4} />
      {SPACES.map((_, space) => {
        const { x, y } = spaceCorner(space, turn);
        return <Art key={spaceKey(x, y)} name="bed" x={x} y={y} width={100} height={100} />;
      })}
    </>
  );
});

const spaceKey = (x: number, y: number) => `${x}/${y}`;

const COLUMN = 50;

/** The columns, drawn above beds and tiles. */
export const ColumnsArt = memo(function ColumnsArt({ turn }: { readonly turn: number }): ReactElement {
  return (
    <>
      {columnPoints(turn).map(({ x, y }) => (
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

export const QUARTER_NUMBERS: readonly number[] = QUARTERS.map((_, quarter) => quarter);
