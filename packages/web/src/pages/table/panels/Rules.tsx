import { useWords } from '../../../words/useWords.tsx';
import { useTable } from '../context.ts';
import styles from './panels.module.css';

const CLAUSE = 'clause.';

/** The game's rules clause by clause, as refusals name them. */
export function Rules() {
  const words = useWords();
  const { loaded } = useTable();
  const clauses = Object.keys(loaded.words.en).filter((key) => key.startsWith(CLAUSE));
  return (
    <dl>
      {clauses.map((key) => (
        <div key={key} className={styles.rule}>
          <dt className={styles.clause}>{key.slice(CLAUSE.length)}</dt>
          <dd className={styles.said}>{words.say({ key })}</dd>
        </div>
      ))}
    </dl>
  );
}
