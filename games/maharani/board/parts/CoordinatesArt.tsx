import { memo, type ReactElement } from 'react';
import { type EdgeMark, edgeMarks } from '../model/floor.ts';
import styles from './CoordinatesArt.module.css';

/** Letters and numbers on the frame, which the log uses to name spaces. */
export const CoordinatesArt = memo(function CoordinatesArt({
  turn,
}: {
  readonly turn: number;
}): ReactElement {
  return (
    <g className={styles.marks}>
      {edgeMarks(turn).map((mark) => (
        <Mark key={mark.text} {...mark} />
      ))}
    </g>
  );
});

function Mark({ x, y, text }: EdgeMark): ReactElement {
  return (
    <>
      <circle cx={x} cy={y} r={11} />
      <text x={x} y={y} dy="0.36em">
        {text}
      </text>
    </>
  );
}
