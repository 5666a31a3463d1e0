import { Art } from '../art/Art.tsx';
import type { ArtName } from '../art/names.ts';

interface OrnamentProps {
  name: ArtName;
  /** In CSS pixels. */
  width: number;
  height: number;
  className?: string | undefined;
}

/** A drawing that is not square and that screen readers skip. */
export function Ornament({ name, width, height, className }: OrnamentProps) {
  return (
    <svg className={className} width={width} height={height} aria-hidden="true" focusable="false">
      <Art name={name} width={width} height={height} />
    </svg>
  );
}
