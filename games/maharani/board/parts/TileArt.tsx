import { Art } from '@durbar/kit/art/Art.tsx';
import { memo, type ReactElement } from 'react';
import { colourName, patternName, tileOf } from '../model/pieces.ts';

/** How a tile's arrow is drawn: `plain` before the tile is laid, `quiet` after that, `rim` under a worker. */
type ArrowStyle = 'plain' | 'quiet' | 'rim';

const ARROWS = { plain: 'arrow', quiet: 'arrow-quiet', rim: 'arrow-rim' } as const;

interface TileArtProps {
  readonly tile: number;
  /** Displayed turn, in clockwise quarter turns. */
  readonly turn: number;
  readonly arrow: ArrowStyle;
}

/** A tile in the box from 0, 0 to 100, 100, with cut-outs for columns. */
export const TileArt = memo(function TileArt({ tile, turn, arrow }: TileArtProps): ReactElement {
  const pattern = patternName(tile);
  const cut = `url(#cut-${pattern})`;
  const whole = { width: 100, height: 100 };
  return (
    <>
      <g transform={`rotate(${turn * 90} 50 50)`}>
        <g clipPath={cut}>
          <Art name={`tile-${colourName(tile)}`} {...whole} />
        </g>
        <Art name={`notch-${pattern}`} {...whole} />
        <Art name={ARROWS[arrow]} {...whole} transform={`rotate(${tileOf(tile).arrow * 90} 50 50)`} />
      </g>
      <g clipPath={cut} transform={`rotate(${turn * 90} 50 50)`}>
        <Art name="sheen" {...whole} transform={`rotate(${-turn * 90} 50 50)`} />
      </g>
    </>
  );
});

interface TileIconProps {
  readonly tile: number;
  readonly turn: number;
  /** In CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A tile among text and buttons, hidden from screen readers. */
export function TileIcon({ tile, turn, size, className }: TileIconProps): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <TileArt tile={tile} turn={turn} arrow="plain" />
    </svg>
  );
}
