import { Clause } from '@durbar/kit/board/Clause.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { useKingdomWords } from '../useKingdomWords.ts';
import type { ShownTip } from '../useTip.ts';
import styles from './TipCard.module.css';

/** A tip of a first game, shown when it first matters. */
export function TipCard({ hint: shownTip }: { readonly hint: ShownTip }): ReactElement {
  const words = useKingdomWords();
  const { tip, message, markRead, turnOff } = shownTip;
  return (
    <Card as="aside" line="gold" className={styles.card} aria-label={words.t('kingdom.tip')}>
      <h2 className={styles.title}>{words.t('kingdom.tip')}</h2>
      <p className={styles.text} role="status" data-scrolls>
        {words.formatMessage(message)} <Clause name={tip.clause} />
      </p>
      <div className={styles.actions}>
        <Button variant="fill" onPress={markRead}>
          {words.t('kingdom.tip.next')}
        </Button>
        <Button variant="quiet" onPress={turnOff}>
          {words.t('kingdom.tip.off')}
        </Button>
      </div>
    </Card>
  );
}
