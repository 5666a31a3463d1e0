import type { ReactElement, ReactNode } from 'react';
import type { Point } from './points.ts';
import styles from './ZoomPane.module.css';

/** How much an enlarged place is enlarged. */
export const PANE_SCALE = 2;

interface ZoomPaneProps {
  /** Middle of the place to enlarge, as parts of width and height from 0 to 1; null: everything is shown. */
  readonly place: Point | null;
  readonly onLeave: () => void;
  /** What the button that shows everything again is called. */
  readonly leave: string;
  readonly children: ReactNode;
}

const clampToPane = (part: number): number =>
  Math.min(Math.max(part, 0.5 / PANE_SCALE), 1 - 0.5 / PANE_SCALE);

/** Shows a board whole, or one place of it enlarged. */
export function ZoomPane({ place, onLeave, leave, children }: ZoomPaneProps): ReactElement {
  const transform = place
    ? `scale(${PANE_SCALE}) translate(${(0.5 - clampToPane(place.x)) * 100}%, ${(0.5 - clampToPane(place.y)) * 100}%)`
    : 'none';
  return (
    <div className={styles.pane} data-zoomed={place !== null}>
      <div className={styles.inner} style={{ transform }}>
        {children}
      </div>
      {place !== null && (
        <button type="button" className={styles.leave} onClick={onLeave}>
          {leave}
        </button>
      )}
    </div>
  );
}
