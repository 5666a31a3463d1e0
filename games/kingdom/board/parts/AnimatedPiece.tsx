import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { Point } from '@durbar/kit/board/points.ts';
import type { ReactElement, ReactNode } from 'react';

interface AnimatedPieceProps {
  /** Name by which movements find it. */
  readonly name: string;
  readonly at: Point;
  readonly children: ReactNode;
}

/** A piece at its place on the map, drawn round its middle, that can move there from elsewhere. */
export function AnimatedPiece({ name, at, children }: AnimatedPieceProps): ReactElement {
  const ref = usePieceAnimation<SVGGElement>(name);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g ref={ref}>{children}</g>
    </g>
  );
}
