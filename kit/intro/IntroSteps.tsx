import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useWords } from '../words/useWords.tsx';
import styles from './IntroSteps.module.css';
import type { IntroStep } from './intro.ts';
import { useFirstSeen } from './useFirstSeen.ts';

/** The pictures of a round, in a row; on a phone the reader swipes through them. */
export function IntroSteps({ steps }: { readonly steps: readonly IntroStep[] }): ReactElement {
  return (
    // A row that scrolls must be reachable by keyboard; its pictures are no controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={styles.steps} data-swiped tabIndex={0}>
      {steps.map((step, i) => (
        <Step key={step.title.key} step={step} number={i + 1} />
      ))}
    </ol>
  );
}

const isStill = (): boolean => document.documentElement.hasAttribute('data-still');

function Step({ step, number }: { readonly step: IntroStep; readonly number: number }): ReactElement {
  const words = useWords();
  const [ref, isSeen] = useFirstSeen<HTMLDivElement>();
  const { title, text, alt, Picture } = step;
  return (
    <li className={styles.step}>
      <div ref={ref} role="img" aria-label={words.formatMessage(alt)} className={styles.picture}>
        <Picture moves={isSeen && !isStill()} />
      </div>
      <ChevronRight size={18} aria-hidden className={styles.next} />
      <h3 className={styles.title}>
        <span className={styles.number}>{words.formatNumber(number)}</span>
        {words.formatMessage(title)}
      </h3>
      <p className={styles.text}>{words.formatMessage(text)}</p>
    </li>
  );
}
