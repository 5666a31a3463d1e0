import { memo, type ReactElement, type SVGProps } from 'react';
import type { ArtName } from './names.ts';

/** The colours of a two-tone drawing (emblems, animals, city signs); other drawings have their own colours. */
export interface Tones {
  /** The colour of the drawing; by default the text colour. */
  readonly playerColour?: string | undefined;
  /** The colour of the cut-outs: that of the surface below the drawing. */
  readonly cut?: string | undefined;
}

type Placement = Omit<
  SVGProps<SVGUseElement>,
  'href' | 'name' | 'color' | 'fill' | 'stroke' | 'width' | 'height'
>;

interface ArtProps extends Placement, Tones {
  readonly name: ArtName;
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing inside an SVG, fitted into the box at `x`, `y` (0 by default) in the surrounding units. The `SpriteSheet`
 * of its group and that of `kit` must be in the page.
 */
export const Art = memo(function Art({ name, playerColour, cut, ...placement }: ArtProps): ReactElement {
  return <use {...placement} href={`#${name}`} color={playerColour} fill={cut} stroke={cut} />;
});
