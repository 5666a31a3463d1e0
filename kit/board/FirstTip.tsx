import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Clause } from './Clause.tsx';
import styles from './FirstTip.module.css';

interface FirstTipProps {
  readonly title: string;
  readonly text: string;
  /** The clause with more details. */
  readonly clause: string;
  /** Labels of the buttons: for this tip, and for all tips. */
  readonly next: string;
  readonly off: string;
  readonly onNext: () => void;
  readonly onOff: () => void;
}

/** A tip of a first game, until it is read. */
export function FirstTip({ title, text, clause, next, off, onNext, onOff }: FirstTipProps): ReactElement {
  return (
    <Card as="aside" border="gold" className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text} role="status" data-scrolls>
        {text} <Clause name={clause} />
      </p>
      <div className={styles.actions}>
        <Button variant="fill" onPress={onNext}>
          {next}
        </Button>
        <Button variant="quiet" onPress={onOff}>
          {off}
        </Button>
      </div>
    </Card>
  );
}
