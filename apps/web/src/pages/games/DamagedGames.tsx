import { Card } from '@durbar/kit/ui/Card.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { matchLibrary } from '../../local/match-library.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Games.module.css';

/** The games of this device of which not even the entry can be read, so that they too can be downloaded and deleted. */
export function DamagedGames() {
  const words = useWords();
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    // A browser that stores nothing has no such games either.
    matchLibrary.damaged().then(setIds, () => undefined);
  }, []);
  if (ids.length === 0) return null;
  return (
    <Card className={styles.card}>
      <section aria-label={words.t('games.damaged')}>
        <h2 className={styles.group}>{words.t('games.damaged')}</h2>
        <ul>
          {ids.map((id, index) => (
            <li key={id} className={styles.damaged}>
              <Link href={`/local/${id}`}>{words.t('games.damaged.open', { number: index + 1 })}</Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
