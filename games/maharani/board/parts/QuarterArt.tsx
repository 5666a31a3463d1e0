import { Art } from '@durbar/kit/art/Art.tsx';
import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import { memo, type ReactElement } from 'react';
import type { View } from '../../rules/index.ts';
import { useBoardWords } from '../board-context.ts';
import { animationKeys } from '../model/animate-step.ts';
import { plateCorner, quarterJoints, quarterName, quarterOutline } from '../model/floor.ts';
import { freeSpacesIn, QUARTER_NUMBERS, type QuarterState, quarterState } from '../model/quarters.ts';
import styles from './QuarterArt.module.css';

interface QuartersProps {
  readonly position: View;
  readonly rotation: number;
}

interface PlatesProps extends QuartersProps {
  /** Whether it is drawn for a phone: with fewer and larger signs. */
  readonly tall: boolean;
}

/** The labels in the corners: the quarter and how many of its spaces are left. */
export const PlatesArt = memo(function PlatesArt({ position, rotation, tall }: PlatesProps): ReactElement {
  return (
    <>
      {QUARTER_NUMBERS.map((quarter) => {
        const { x, y } = plateCorner(quarter, rotation);
        return (
          <g key={quarter} transform={`translate(${x} ${y})`}>
            <Plate
              quarter={quarter}
              state={quarterState(position, quarter)}
              left={freeSpacesIn(position, quarter)}
              tall={tall}
            />
          </g>
        );
      })}
    </>
  );
});

interface PlateProps {
  readonly quarter: number;
  readonly state: QuarterState;
  readonly left: number;
  readonly tall: boolean;
}

function Plate({ quarter, state, left, tall }: PlateProps): ReactElement {
  const words = useBoardWords();
  const name = quarterName(quarter);
  const middle = usePieceAnimation<SVGGElement>(animationKeys.plate(quarter));
  const whole = { x: -50, y: -50, width: 100, height: 100 };
  if (state !== 'open')
    return (
      <g transform="translate(50 50)">
        <g ref={middle}>
          <Art name="plate-done" {...whole} />
          <Art
            name={`animal-${name}`}
            x={-32}
            y={state === 'full' ? -40 : -33}
            width={64}
            height={64}
            playerColour="var(--quarter-done-animal)"
            cut="var(--quarter-done-cut)"
          />
          {state === 'full' && (
            <text className={tall ? styles.number : styles.left} y={tall ? 39 : 37} textAnchor="middle">
              {tall ? words.formatNumber(0) : words.t('mhr.plate.full')}
            </text>
          )}
        </g>
      </g>
    );
  return (
    <g transform="translate(50 50)">
      <g ref={middle}>
        <Art name={`plate-${name}`} {...whole} />
        <text className={tall ? styles.number : styles.left} y={tall ? 38 : 33} textAnchor="middle">
          {tall ? words.formatNumber(left) : words.t('mhr.plate.left', { left })}
        </text>
      </g>
    </g>
  );
}

/** A permanent gilt inlay around each finished quarter, and the glow that celebrates it once. */
export const InlaysArt = memo(function InlaysArt({ position, rotation }: QuartersProps): ReactElement {
  return (
    <>
      {QUARTER_NUMBERS.filter((quarter) => quarterState(position, quarter) !== 'open').map((quarter) => (
        <Inlay key={quarter} quarter={quarter} rotation={rotation} />
      ))}
    </>
  );
});

function Inlay({ quarter, rotation }: { readonly quarter: number; readonly rotation: number }): ReactElement {
  const glow = usePieceAnimation<SVGGElement>(animationKeys.glow(quarter));
  const { path, crossings } = quarterJoints(quarter, rotation);
  return (
    <>
      <path className={styles.jointEdge} d={path} />
      <path className={styles.joint} d={path} />
      {crossings.map(({ x, y }) => (
        <path
          key={`${x}/${y}`}
          className={styles.stud}
          d={`M${x} ${y - 9}Q${x + 2} ${y - 2} ${x + 9} ${y}Q${x + 2} ${y + 2} ${x} ${y + 9}Q${x - 2} ${y + 2} ${x - 9} ${y}Q${x - 2} ${y - 2} ${x} ${y - 9}Z`}
        />
      ))}
      <path className={styles.inlay} d={quarterOutline(quarter, rotation, 1)} />
      <path className={styles.thread} d={quarterOutline(quarter, rotation, 1)} />
      <g ref={glow} className={styles.glow}>
        <path d={quarterOutline(quarter, rotation, 0)} />
      </g>
    </>
  );
}
