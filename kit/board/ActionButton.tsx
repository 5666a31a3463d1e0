import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './ActionButton.module.css';

export interface ActionButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Why it can't be done now, as a sentence; null where it can. */
  readonly reason: string | null;
  /** Called instead of `onPress` where it can't be done: the page says why. */
  readonly onRefused: () => void;
  /** Whether it is the sensible next thing. */
  readonly isTarget?: boolean;
  /** Value of `data-mark`, by which the board finds the button, for instance to focus it. */
  readonly emblem?: string;
  readonly keys?: string;
}

/**
 * A button for a move. Where the move is not allowed it stays a button: it can be reached, is marked as disabled, and
 * pressing it says why.
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
