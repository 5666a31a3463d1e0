import { memo, type ReactElement } from 'react';
import { Art, type Tones } from './Art.tsx';
import type { ArtName } from './names.ts';

interface IconProps extends Tones {
  readonly name: ArtName;
  /** Width and height in CSS pixels at the browser's default text size, with which an icon grows; a drawing that is not square is fitted in. */
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
  const side = `${size / 16}rem`;
  const box = { width: side, height: side, viewBox: `0 0 ${size} ${size}` };
  const drawing = <Art name={name} width={size} height={size} playerColour={playerColour} cut={cut} />;
  if (title === undefined) {
    return (
      <svg {...box} className={className} aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...box} className={className} role="img">
      <title>{title}</title>
      {drawing}
    </svg>
  );
});
