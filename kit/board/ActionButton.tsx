import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './ActionButton.module.css';

export interface ActionButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Why it can't be done now, as a sentence; null where it can. */
  readonly why: string | null;
  /** Called instead of `onPress` where it can't be done: the page says why. */
  readonly onRefused: () => void;
  /** Whether it is the sensible next thing. */
  readonly lit?: boolean;
  /** Names it for the page's own use, as where the keyboard goes on. */
  readonly mark?: string;
  readonly keys?: string;
}

/**
 * A button for a move. Where the move is not allowed it stays a button: it can be reached, is marked as disabled, and
 * pressing it says why.
 */
export function ActionButton(props: ActionButtonProps): ReactElement {
  const { children, onPress, why, onRefused, lit = false, mark, keys } = props;
  const reason = useId();
  return (
    <button
      type="button"
      className={styles.button}
      data-lit={lit && why === null}
      aria-disabled={why !== null}
      aria-describedby={why === null ? undefined : reason}
      aria-keyshortcuts={keys}
      title={why ?? undefined}
      data-mark={mark}
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
