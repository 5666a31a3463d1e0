import type { Message } from '@durbar/kernel';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { useWords } from '../../../words/useWords.tsx';
import styles from './Notices.module.css';

interface StatusProps {
  /** What went wrong; it comes before what went well. */
  problem: Message | null;
  /** What has happened. */
  done?: Message | null;
}

/** A line that is read out when it changes. */
export function Status({ problem, done = null }: StatusProps) {
  const words = useWords();
  const message = problem ?? done;
  return (
    <p role="status" className={joinClasses(styles.status, problem ? styles.error : styles.success)}>
      {message && words.formatMessage(message)}
    </p>
  );
}
