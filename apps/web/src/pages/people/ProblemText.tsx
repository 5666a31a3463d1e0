import type { Message } from '@durbar/kernel';
import { useWords } from '../../words/useWords.tsx';
import styles from './PersonMenu.module.css';

/** Why a request has failed; nothing if none has. */
export function ProblemText({ problem }: { problem: Message | null }) {
  const words = useWords();
  return (
    problem && (
      <p role="alert" className={styles.problem}>
        {words.formatMessage(problem)}
      </p>
    )
  );
}
