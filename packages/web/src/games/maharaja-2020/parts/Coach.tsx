import type { ReactElement } from 'react';
import { Clause } from '../../../board-kit/Clause.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TOPIC_CLAUSE, topicMessage } from '../model/coach.ts';
import { useBoardWords } from '../useBoardWords.ts';
import type { Hint } from '../useCoach.ts';
import styles from './Coach.module.css';

/** One thing that a first game teaches, when it first matters. */
export function Coach({ hint }: { readonly hint: Hint }): ReactElement {
  const words = useBoardWords();
  const { topic, lesson, read, stop } = hint;
  return (
    <aside className={styles.card} aria-label={words.t('m20.coach')}>
      <h2 className={styles.title}>{words.t('m20.coach')}</h2>
      <p className={styles.text} role="status">
        {words.say(topicMessage(topic, lesson))} <Clause name={TOPIC_CLAUSE[topic]} />
      </p>
      <div className={styles.deeds}>
        <Button look="fill" onPress={read}>
          {words.t('m20.coach.next')}
        </Button>
        <Button look="quiet" onPress={stop}>
          {words.t('m20.coach.off')}
        </Button>
      </div>
    </aside>
  );
}
