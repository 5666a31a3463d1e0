import { at } from '@durbar/kernel';
import { Art } from '@durbar/kit/art/Art.tsx';
import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import { memo, type ReactElement } from 'react';
import { rondelRotation, sideOf, type View } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { animationKeys } from '../model/animate-step.ts';
import { displayedSide, FLOOR_CENTRE, SLOT_SCALE, slotOffset, TOP } from '../model/floor.ts';
import { colourName, patternName, SLOT_NAMES, tileOf } from '../model/pieces.ts';
import styles from './TileArt.module.css';

/** How a tile's arrow is drawn: `plain` before the tile is laid, `quiet` after that, `rim` under a worker. */
type ArrowStyle = 'plain' | 'quiet' | 'rim';

const ARROWS = { plain: 'arrow', quiet: 'arrow-quiet', rim: 'arrow-rim' } as const;

interface TileArtProps {
  readonly tile: number;
  /** Displayed rotation, in clockwise quarter turns. */
  readonly rotation: number;
  readonly arrow: ArrowStyle;
}

/** A tile in the box from 0, 0 to 100, 100, with cut-outs for columns. */
export const TileArt = memo(function TileArt({ tile, rotation, arrow }: TileArtProps): ReactElement {
  const pattern = patternName(tile);
  const cut = `url(#cut-${pattern})`;
  const whole = { width: 100, height: 100 };
  return (
    <>
      <g transform={`rotate(${rotation * 90} 50 50)`}>
        <g clipPath={cut}>
          <Art name={`tile-${colourName(tile)}`} {...whole} />
        </g>
        <Art name={`notch-${pattern}`} {...whole} />
        <Art name={ARROWS[arrow]} {...whole} transform={`rotate(${tileOf(tile).arrow * 90} 50 50)`} />
      </g>
      <g clipPath={cut} transform={`rotate(${rotation * 90} 50 50)`}>
        <Art name="sheen" {...whole} transform={`rotate(${-rotation * 90} 50 50)`} />
      </g>
    </>
  );
});

interface TileIconProps {
  readonly tile: number;
  readonly rotation: number;
  /** In CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A tile among text and buttons, hidden from screen readers. */
export function TileIcon({ tile, rotation, size, className }: TileIconProps): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <TileArt tile={tile} rotation={rotation} arrow="plain" />
    </svg>
  );
}

interface RondelProps {
  readonly position: View;
  readonly rotation: number;
  /** The slot whose tile is selected, or null. */
  readonly taken: number | null;
}

/** The rondel in its pool, turned to the seat in turn, with the tiles that can be taken. */
export const RondelArt = memo(function RondelArt({ position, rotation, taken }: RondelProps): ReactElement {
  const arrow = displayedSide(sideOf(position.players, position.seat), rotation);
  const spin = usePieceAnimation<SVGGElement>(animationKeys.rondel);
  return (
    <g transform={`translate(${FLOOR_CENTRE} ${FLOOR_CENTRE})`}>
      <Art name="pool" x={-104} y={-104} width={208} height={208} />
      <g transform={`rotate(${arrow * 90})`}>
        <g ref={spin}>
          <Art name="rondel" x={-120} y={-120} width={240} height={240} />
          {position.rondel.map((tile, slot) => (
            <Place key={`place-${at(SLOT_NAMES, slot)}`} slot={slot} tile={tile} taken={taken === slot} />
          ))}
          <Art name="rondel-arrow" x={-132} y={-132} width={264} height={264} />
        </g>
      </g>
    </g>
  );
});

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
            <TileArt tile={tile} rotation={rondelRotation(tile, TOP)} arrow="plain" />
          </g>
        </g>
      )}
    </g>
  );
}

/** The bag with the number of tiles in it. */
export function Bag({ size }: { readonly size: number }): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const label = words.t('mhr.bag', { tiles: position.bagCount });
  return (
    <svg className={styles.bag} width={size} height={(size * 60) / 56} viewBox="0 0 56 60" role="img">
      <title>{label}</title>
      <Art name="bag" width={56} height={60} />
      <text className={styles.count} x={28} y={43} textAnchor="middle">
        {words.formatNumber(position.bagCount)}
      </text>
    </svg>
  );
}
