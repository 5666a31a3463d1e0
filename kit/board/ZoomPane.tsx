import type { ReactElement, ReactNode } from 'react';
import type { Point } from './points.ts';
import styles from './ZoomPane.module.css';

/** Factor by which a place is enlarged. */
export const PANE_SCALE = 2;

interface ZoomPaneProps {
  /** Centre of the place to enlarge, as fractions of width and height from 0 to 1; null to show the whole board. */
  readonly place: Point | null;
  readonly onLeave: () => void;
  /** Label of the button that shows the whole board again. */
  readonly leave: string;
  readonly children: ReactNode;
}

const clampToPane = (part: number): number =>
  Math.min(Math.max(part, 0.5 / PANE_SCALE), 1 - 0.5 / PANE_SCALE);

/** Shows the whole board, or one place of it enlarged. */
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
