import { useMotion } from '@durbar/kit/board/motion/Stage.tsx';
import type { Point } from '@durbar/kit/board/points.ts';
import type { ReactElement, ReactNode } from 'react';

interface MovingProps {
  /** Name by which movements find it. */
  readonly name: string;
  readonly at: Point;
  readonly children: ReactNode;
}

/** A piece at its place on the map, drawn round its middle, that can move there from elsewhere. */
export function Moving({ name, at, children }: MovingProps): ReactElement {
  const ref = useMotion<SVGGElement>(name);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g ref={ref}>{children}</g>
    </g>
  );
}
