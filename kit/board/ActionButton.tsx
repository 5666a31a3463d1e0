import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './ActionButton.module.css';

export interface ActionButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Why the move is not possible now, as a sentence; null if it is. */
  readonly reason: string | null;
  /** Called instead of `onPress` if the move is not possible, so that the page can say why. */
  readonly onRefused: () => void;
  /** Whether this is the sensible next action. */
  readonly isTarget?: boolean;
  /** Value of `data-mark`, by which the board finds the button, for example to focus it. */
  readonly emblem?: string;
  readonly keys?: string;
}

/**
 * A button for a move. If the move is not allowed, the button is marked as disabled but can still be focused and
 * pressed: then it says why.
 */
export function ActionButton(props: ActionButtonProps): ReactElement {
  const { children, onPress, reason: why, onRefused, isTarget = false, emblem, keys } = props;
  const reason = useId();
  return (
    <button
      type="button"
      className={styles.button}
      data-lit={isTarget && why === null}
      aria-disabled={why !== null}
      aria-describedby={why === null ? undefined : reason}
      aria-keyshortcuts={keys}
      title={why ?? undefined}
      data-mark={emblem}
      onClick={why === null ? onPress : onRefused}
    >
      {children}
      {why !== null && (
        <span id={reason} className="visually-hidden" aria-hidden="true">
          {why}
        </span>
      )}
    </button>
  );
}
