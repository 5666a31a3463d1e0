import { useWords } from '../../../words/useWords.tsx';
import styles from './chat.module.css';
import { useUnread } from './useChat.ts';

/** The number of unread lines; nothing for none. */
export function ChatCount() {
  const words = useWords();
  const count = useUnread().length;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span className="visually-hidden">{words.t('chat.unread', { count })}</span>
      <span aria-hidden="true">{words.formatNumber(count)}</span>
    </span>
  );
}
