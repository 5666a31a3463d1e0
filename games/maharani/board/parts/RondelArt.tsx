import { at } from '@durbar/kernel';
import { Art } from '@durbar/kit/art/Art.tsx';
import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import { memo, type ReactElement } from 'react';
import { rondelTurn, sideOf, type View } from '../../rules/index.ts';
import { animationKeys } from '../model/animate-step.ts';
import { FLOOR_MIDDLE, SLOT_SCALE, shownSide, slotOffset, TOP } from '../model/floor.ts';
import { TileArt } from './TileArt.tsx';

interface RondelProps {
  readonly position: View;
  readonly turn: number;
  /** The slot whose tile is selected, or null. */
  readonly taken: number | null;
}

/** The rondel in its pool, turned to the seat in turn, with the tiles that can be taken. */
export const RondelArt = memo(function RondelArt({ position, turn, taken }: RondelProps): ReactElement {
  const arrow = shownSide(sideOf(position.players, position.seat), turn);
  const spin = usePieceAnimation<SVGGElement>(animationKeys.rondel);
  return (
    <g transform={`translate(${FLOOR_MIDDLE} ${FLOOR_MIDDLE})`}>
      <Art name="pool" x={-104} y={-104} width={208} height={208} />
      <g transform={`rotate(${arrow * 90})`}>
        <g ref={spin}>
          <Art name="rondel" x={-120} y={-120} width={240} height={240} />
          {position.rondel.map((tile, slot) => (
            <Place key={`place-${at(PLACES, slot)}`} slot={slot} tile={tile} taken={taken === slot} />
          ))}
          <Art name="rondel-arrow" x={-132} y={-132} width={264} height={264} />
        </g>
      </g>
    </g>
  );
});

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

interface PlaceProps {
  readonly slot: number;
  readonly tile: number;
  readonly taken: boolean;
}

function Place({ slot, tile, taken }: PlaceProps): ReactElement {
  const { x, y } = slotOffset(slot);
  const drop = usePieceAnimation<SVGGElement>(animationKeys.slot(slot));
  const scale = taken ? SLOT_SCALE + 0.08 : SLOT_SCALE;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Art name="rondel-place" x={-40} y={-40} width={80} height={80} />
      {tile >= 0 && (
        <g ref={drop}>
          <g transform={`scale(${scale}) translate(-50 -50)`}>
            {taken && <Art name="tile-pick" x={-10} y={-10} width={120} height={120} />}
            <TileArt tile={tile} turn={rondelTurn(tile, TOP)} arrow="plain" />
          </g>
        </g>
      )}
    </g>
  );
}
