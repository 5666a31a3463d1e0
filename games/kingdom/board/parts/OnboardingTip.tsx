import { Clause } from '@durbar/kit/board/Clause.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { useKingdomWords } from '../useKingdomWords.ts';
import type { CurrentTip } from '../useOnboarding.ts';
import styles from './OnboardingTip.module.css';

/** One thing that a first game teaches, when it first matters. */
export function OnboardingTip({ hint }: { readonly hint: CurrentTip }): ReactElement {
  const words = useKingdomWords();
  const { topic, message, markRead, turnOff } = hint;
  return (
    <Card as="aside" line="gold" className={styles.card} aria-label={words.t('court.coach')}>
      <h2 className={styles.title}>{words.t('court.coach')}</h2>
      <p className={styles.text} role="status">
        {words.formatMessage(message)} <Clause name={topic.clause} />
      </p>
      <div className={styles.actions}>
        <Button variant="fill" onPress={markRead}>
          {words.t('court.coach.next')}
        </Button>
        <Button variant="quiet" onPress={turnOff}>
          {words.t('court.coach.off')}
        </Button>
      </div>
    </Card>
  );
}
