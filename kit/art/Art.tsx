import { memo, type ReactElement, type SVGProps } from 'react';
import type { ArtName } from './names.ts';

/** The colours of a two-tone drawing (emblems, animals, city signs); others have colours of their own. */
export interface Tones {
  /** What is drawn with; the text colour unless given. */
  readonly playerColour?: string | undefined;
  /** What shows through: the colour of what the drawing lies on. */
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
 * A drawing inside an SVG, fitted into the box from `x`, `y` (0 unless given) in the units around it. Its group's
 * `Sprite` and that of `common` must stand in the page.
 */
export const Art = memo(function Art({ name, playerColour, cut, ...placement }: ArtProps): ReactElement {
  return <use {...placement} href={`#${name}`} color={playerColour} fill={cut} stroke={cut} />;
});
