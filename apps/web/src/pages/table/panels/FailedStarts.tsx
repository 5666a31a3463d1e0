import type { TableInfo } from '@durbar/protocol';
import { useWords } from '../../../words/useWords.tsx';
import styles from './panels.module.css';

/** The failed starts of a table with their secrets. A player might have made a start fail because of its deal. */
export function FailedStarts({ rounds }: Pick<TableInfo, 'rounds'>) {
  const words = useWords();
  if (rounds.length === 0) return null;
  return (
    <details>
      <summary>{words.t('room.failed', { count: rounds.length })}</summary>
      <ol className={styles.facts}>
        {rounds.map(({ ending, secret, commitment }) => (
          <li key={commitment} className={styles.fact}>
            {words.t(`room.failed.${ending}`)}
            <dl>
              <dt>{words.t('fairness.secret')}</dt>
              <dd>{secret}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </details>
  );
}
