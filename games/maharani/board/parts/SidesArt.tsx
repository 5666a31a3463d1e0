import { Art } from '@durbar/kit/art/Art.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { seatSide, sidePoint } from '../model/floor.ts';

const EMBLEMS: readonly ArtName[] = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];

/** The drawing of a seat's emblem by its player colour. */
export function emblemArt(playerColour: number): ArtName {
  return EMBLEMS[playerColour % EMBLEMS.length] ?? 'seat-1';
}

/** The emblem of each seat at its side of the floor, where arrows point. */
export function SidesArt(): ReactElement {
  const { seats, floorTurn, position, layout } = useBoard();
  const size = layout === 'tall' ? 42 : 34;
  const out = layout === 'tall' ? -15 : 14;
  return (
    <>
      {seats.slice(0, position.players).map(({ seat, playerColour }) => {
        const { x, y } = sidePoint(seatSide(position.players, seat, floorTurn), out);
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
