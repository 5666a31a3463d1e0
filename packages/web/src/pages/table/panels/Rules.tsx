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
    // Long enough to scroll, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <dl tabIndex={0}>
      {clauses.map((key) => (
        <div key={key} className={styles.rule}>
          <dt className={styles.clause}>{key.slice(CLAUSE.length)}</dt>
          <dd className={styles.said}>{words.say({ key })}</dd>
        </div>
      ))}
    </dl>
  );
}
