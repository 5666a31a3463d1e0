import { Clause } from '@durbar/kit/board/Clause.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import type { ReactElement } from 'react';
import type { Hint } from '../useCoach.ts';
import { useCourtWords } from '../useCourtWords.ts';
import styles from './Coach.module.css';

/** One thing that a first game teaches, when it first matters. */
export function Coach({ hint }: { readonly hint: Hint }): ReactElement {
  const words = useCourtWords();
  const { topic, message, read, stop } = hint;
  return (
    <aside className={styles.card} aria-label={words.t('court.coach')}>
      <h2 className={styles.title}>{words.t('court.coach')}</h2>
      <p className={styles.text} role="status">
        {words.say(message)} <Clause name={topic.clause} />
      </p>
      <div className={styles.deeds}>
        <Button look="fill" onPress={read}>
          {words.t('court.coach.next')}
        </Button>
        <Button look="quiet" onPress={stop}>
          {words.t('court.coach.off')}
        </Button>
      </div>
    </aside>
  );
}
