import { type ReactElement, useEffect, useState } from 'react';
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

/** How long after a tip appears screen readers are given it, so that the prompt comes first, and for how long, in milliseconds. */
const SPOKEN_AFTER_MS = 400;
const SPOKEN_FOR_MS = 2000;

/** The tips that this page has given to screen readers: a tip that is shown again for the next decision is not read out again. */
const spokenTips = new Set<string>();

/** A tip of a first game, until it is read. */
export function FirstTip({ title, text, clause, next, off, onNext, onOff }: FirstTipProps): ReactElement {
  return (
    <Card as="aside" border="gold" className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text} data-scrolls>
        {text} <Clause name={clause} />
      </p>
      <SpokenOnce text={text} />
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

/** A live region that holds the text for a moment, since it is also on the page, the first time only. */
function SpokenOnce({ text }: { readonly text: string }): ReactElement {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (spokenTips.has(text)) return undefined;
    const start = setTimeout(() => {
      spokenTips.add(text);
      setSpoken(text);
    }, SPOKEN_AFTER_MS);
    const end = setTimeout(() => setSpoken(''), SPOKEN_AFTER_MS + SPOKEN_FOR_MS);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [text]);
  return (
    <span className="visually-hidden" role="status">
      {spoken}
    </span>
  );
}
