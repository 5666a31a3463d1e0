import { Art } from '@durbar/kit/art/Art.tsx';
import type { PictureProps } from '@durbar/kit/intro/intro.ts';
import { type ReactElement, useEffect, useState } from 'react';
import { useKingdomBoard } from '../board/board-context.ts';
import { WEDGE } from '../board/model/disc-angles.ts';
import { DISC_MIDDLE, DiscArt, discPoint, RimArt, wedgePath } from '../board/parts/DiscArt.tsx';
import styles from './pictures.module.css';

/** Radius of the ring of icons, and their size, in the units of the disc. */
const ICON_RING = 220;
const ICON = 92;
const SEAL = 176;

interface DiscPictureProps extends PictureProps {
  /** The two planned actions. */
  readonly plan: readonly [number, number];
}

/** The board's action disc. Its arrows turn to the planned actions; then the plan is sealed. */
export function DiscPicture({ plan, moves }: DiscPictureProps): ReactElement {
  const { edition, layout } = useKingdomBoard();
  const isTurned = useIsTurned(moves);
  return (
    <svg className={styles.fill} viewBox="-100 -16 844 676" aria-hidden="true">
      <RimArt />
      {edition.actions.map((name, action) => (
        <path
          key={name}
          d={wedgePath(action, layout)}
          className={styles.wedge}
          data-chosen={isTurned && plan.includes(action)}
        />
      ))}
      {edition.actions.map((name, action) => {
        const { x, y } = discPoint(action * WEDGE, ICON_RING);
        return (
          <Art
            key={name}
            name={edition.art.action(action)}
            x={x - ICON / 2}
            y={y - ICON / 2}
            width={ICON}
            height={ICON}
          />
        );
      })}
      <DiscArt angles={isTurned ? plan.map((action) => action * WEDGE) : [null, null]} />
      <g className={styles.seal} data-there={isTurned}>
        <Art
          name="seal"
          x={2 * DISC_MIDDLE - SEAL + 40}
          y={2 * DISC_MIDDLE - SEAL}
          width={SEAL}
          height={SEAL}
        />
      </g>
    </svg>
  );
}

/** Whether the arrows have turned: at once, or in the frame after the picture begins to move. */
function useIsTurned(moves: boolean): boolean {
  const [isTurned, setTurned] = useState(false);
  useEffect(() => {
    if (!moves) return;
    const frame = requestAnimationFrame(() => setTurned(true));
    return () => cancelAnimationFrame(frame);
  }, [moves]);
  return isTurned || !moves;
}
