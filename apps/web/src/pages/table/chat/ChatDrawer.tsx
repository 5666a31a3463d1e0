import { Card } from '@durbar/kit/ui/Card.tsx';
import { ChevronUp, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import type { ChatView } from '../context/chat-contract.ts';
import { useTableState } from '../context/table-context.ts';
import { keyName } from '../effects/useShortcuts.ts';
import { ChatBox } from './ChatBox.tsx';
import { ChatCount } from './ChatCount.tsx';
import styles from './chat.module.css';
import { lineText } from './line-text.ts';
import { useMutedPeople } from './muted-people.ts';

/** The chat in the column beside a board: one line while it is closed, with what was said last. */
export function ChatDrawer({ view }: { view: ChatView }) {
  const { isOpen, wasAsked, close } = view;
  return (
    <Card as="div" className={styles.drawer} data-chat={isOpen ? 'open' : 'closed'}>
      {isOpen ? <ChatBox takesFocus={wasAsked} onClose={close} /> : <ClosedChat view={view} />}
    </Card>
  );
}

function ClosedChat({ view: { open, wasAsked } }: { view: ChatView }) {
  const words = useWords();
  const muted = useMutedPeople();
  const last = useTableState((state) => state.chat.findLast(({ person }) => !muted.has(person)));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasAsked) button.current?.focus();
  }, [wasAsked]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.closed}
      aria-expanded={false}
      data-keys={keyName('chat')}
      onClick={open}
    >
      <MessageCircle size={18} aria-hidden />
      <span className={styles.title}>{words.t('panel.chat')}</span>
      <span className={styles.last}>
        {last && (
          <>
            <b>{last.name || words.t('seat.former')}</b> {lineText(words, last)}
          </>
        )}
      </span>
      <ChatCount />
      <ChevronUp size={18} aria-hidden />
    </button>
  );
}
