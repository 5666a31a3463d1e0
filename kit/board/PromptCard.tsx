import type { ReactElement, ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Clause } from './Clause.tsx';
import styles from './PromptCard.module.css';

interface PromptCardProps {
  /** Whose decision it is. */
  readonly title: string;
  /** What is asked. */
  readonly children: ReactNode;
  /** Whether the one at the screen is asked. */
  readonly isMine: boolean;
  /** Why something just tried can't be done, and the clause that says so. */
  readonly refusal: { readonly text: string; readonly clause: string | null } | null;
  readonly onDismiss: () => void;
  readonly dismiss: string;
  /** Something to press at its right end. */
  readonly aside: ReactNode;
}

/** The one line that says whose decision it is and what kind; a refusal takes its place until the next try. */
export function PromptCard(props: PromptCardProps): ReactElement {
  const { title, children, isMine, refusal, onDismiss, dismiss, aside } = props;
  return (
    <Card
      top={refusal ? 'brick' : isMine ? 'gold' : 'edge'}
      className={joinClasses(styles.card, isMine && styles.mine)}
    >
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {refusal ? (
          <p className={styles.refusal}>
            <span>{refusal.text}</span> {refusal.clause !== null && <Clause name={refusal.clause} />}
            <button type="button" className={styles.dismiss} onClick={onDismiss}>
              {dismiss}
            </button>
          </p>
        ) : (
          <p className={styles.text}>{children}</p>
        )}
      </div>
      {aside}
    </Card>
  );
}
