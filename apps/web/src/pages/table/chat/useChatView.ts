import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { hasCompany } from '../../../table/chat-lines.ts';
import type { ChatView } from '../context/chat-contract.ts';
import { useTable, useTableState } from '../context/table-context.ts';

const KEY = 'durbar.chat';

/** Whether this table has a chat. */
function useHasChat(): boolean {
  const { controller } = useTable();
  const isWanted = useTableState(({ info, chat }) => info !== null && (hasCompany(info) || chat.length > 0));
  return controller.connection.sendChat !== null && isWanted;
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
