import { REACTION_PAUSE_MS, REACTIONS, type Reaction } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { useTable } from '../context/table-context.ts';
import styles from './chat.module.css';

/** Short lines to press. After one, the others wait for as long as the server refuses them. */
export function Reactions() {
  const words = useWords();
  const { controller } = useTable();
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setWaits(false), REACTION_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  const react = async (reaction: Reaction) => {
    if (waits) return;
    setWaits(true);
    const answer = await controller.sendChat(words.t(`chat.react.${reaction}`), reaction);
    if (answer?.ok !== true) setWaits(false);
  };
  return (
    <div className={styles.reactions} role="group" aria-label={words.t('chat.reactions')}>
      {REACTIONS.map((reaction) => (
        // Not `disabled`, which would take the keyboard's focus away.
        <button
          key={reaction}
          type="button"
          className={styles.reaction}
          aria-disabled={waits || undefined}
          onClick={() => void react(reaction)}
        >
          {words.t(`chat.react.${reaction}`)}
        </button>
      ))}
    </div>
  );
}
