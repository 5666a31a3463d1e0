import { Button } from '@durbar/kit/ui/Button.tsx';
import { TabButton } from '@durbar/kit/ui/TabButton.tsx';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import type { ChatView } from '../context/chat-contract.ts';
import { ChatBox } from './ChatBox.tsx';
import { ChatCount } from './ChatCount.tsx';
import styles from './chat.module.css';

interface ChatTabProps {
  view: ChatView;
  /** A round button, for a phone layout without a row of tabs. */
  round?: boolean;
}

/** Opens the chat on a phone, and has the number of unread lines. */
export function ChatTab({ view, round = false }: ChatTabProps) {
  const words = useWords();
  const { isOpen, wasAsked, open, close } = view;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (wasAsked && !isOpen) place.current?.querySelector('button')?.focus();
  }, [wasAsked, isOpen]);
  const toggle = isOpen ? close : open;
  return (
    <span ref={place} className={styles.tab}>
      {round ? (
        <Button variant="round" aria-label={words.t('panel.chat')} aria-expanded={isOpen} onPress={toggle}>
          <MessageCircle size={22} aria-hidden />
        </Button>
      ) : (
        <TabButton
          icon={<MessageCircle size={23} strokeWidth={1.6} aria-hidden />}
          isOpen={isOpen}
          aria-expanded={isOpen}
          onPress={toggle}
        >
          {words.t('panel.chat')}
        </TabButton>
      )}
      <ChatCount />
    </span>
  );
}

/** The open chat on a phone: below the board, which stays in view and in use. */
export function ChatSheet({ view: { close } }: { view: ChatView }) {
  return (
    <div className={styles.sheet}>
      <ChatBox onClose={close} takesFocus />
    </div>
  );
}
