import { memo, type ReactElement } from 'react';
import { Art, type Tones } from './Art.tsx';
import type { ArtName } from './names.ts';

interface IconProps extends Tones {
  readonly name: ArtName;
  /** Width and height in CSS pixels; a drawing that is not square is fitted in. */
  readonly size: number;
  /** Its text in the reader's language; an icon without a title is hidden from screen readers. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** A drawing among text and buttons. */
export const Icon = memo(function Icon({
  name,
  size,
  title,
  className,
  playerColour,
  cut,
}: IconProps): ReactElement {
  const drawing = <Art name={name} width={size} height={size} playerColour={playerColour} cut={cut} />;
  if (title === undefined) {
    return (
      <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    );
  }
  return (
    <svg width={size} height={size} className={className} role="img" aria-label={title}>
      <title>{title}</title>
      {drawing}
    </svg>
  );
});
