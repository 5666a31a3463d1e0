import type { ChatLine } from '@durbar/protocol';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { identityStore } from '../../../state/me.ts';
import { listUnread } from '../../../table/chat-lines.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { lineText } from './line-text.ts';
import { useMutedPeople } from './muted-people.ts';

/** The lines of others that were not read on this device. */
export function useUnread(): readonly ChatLine[] {
  const chat = useTableState((state) => state.chat);
  const read = useTableState((state) => state.chatRead);
  const me = useMyId();
  const muted = useMutedPeople();
  return useMemo(() => listUnread(chat, { me, muted, read }), [chat, me, muted, read]);
}

const useMyId = (): string | null => useStore(identityStore, (state) => state.me?.id ?? null);

/** Announces what others write to screen readers, whether or not the chat is open. */
export function useChatAnnouncements(): void {
  const words = useWords();
  const { announce } = useTable();
  const chat = useTableState((state) => state.chat);
  const isThere = useTableState((state) => state.info !== null);
  const me = useMyId();
  const muted = useMutedPeople();
  // What was said before this page was opened is nothing to announce.
  const announced = useRef<number | null>(null);
  useEffect(() => {
    if (!isThere) return;
    const read = announced.current ?? Infinity;
    announced.current = chat.at(-1)?.n ?? -1;
    const texts = listUnread(chat, { me, muted, read }).map((line) => {
      const name = line.name || words.t('seat.former');
      return words.t('chat.heard', { name, text: lineText(words, line) });
    });
    if (texts.length > 0) announce(texts.join('. '));
    // A changed language or a person who is shown again is nothing to announce.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chat, isThere]);
}
