import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useHasChat } from './useChat.ts';

const KEY = 'durbar.chat';

/** Whether the chat beside the board is open. */
export interface ChatView {
  readonly isOpen: boolean;
  /** Whether the reader has opened or closed it, so that what is shown then gets the focus. */
  readonly wasAsked: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * The chat's state: a desktop remembers it; on a phone, where it covers the current decision, it is closed at first.
 * Null at a table without a chat.
 */
export function useChatView(layout: 'wide' | 'tall'): ChatView | null {
  const [kept, setKept] = useState(() => readStored(KEY, schemaReader(z.boolean())) ?? false);
  const [raised, setRaised] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const hasChat = useHasChat();
  const isWide = layout === 'wide';
  const isOpen = isWide ? kept : raised;
  return useMemo(() => {
    if (!hasChat) return null;
    const set = (open: boolean) => {
      setWasAsked(true);
      if (!isWide) return setRaised(open);
      setKept(open);
      writeStored(KEY, open);
    };
    return { isOpen, wasAsked, open: () => set(true), close: () => set(false) };
  }, [hasChat, isWide, isOpen, wasAsked]);
}
