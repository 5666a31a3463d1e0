import type { ReactElement, ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Clause } from './Clause.tsx';
import styles from './PromptCard.module.css';

interface PromptCardProps {
  /** Whose decision it is. */
  readonly title: string;
  /** The question of the decision. */
  readonly children: ReactNode;
  /** Whether a person at this screen must decide. */
  readonly isMine: boolean;
  /** Why the last attempt was refused, and the clause. */
  readonly refusal: { readonly text: string; readonly clause: string | null } | null;
  readonly onDismiss: () => void;
  readonly dismiss: string;
  /** A control at the right end. */
  readonly aside: ReactNode;
}

/** The prompt line: whose decision it is, and its kind. A refusal replaces it until the next attempt. */
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
