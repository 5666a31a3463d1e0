import type { ChatParts } from '../context/chat-contract.ts';
import { ChatDrawer } from './ChatDrawer.tsx';
import { ChatSheet, ChatTab } from './ChatTab.tsx';
import { useChatAnnouncements } from './useChat.ts';

function Announcements(): null {
  useChatAnnouncements();
  return null;
}

/** The parts of the chat of a table on a server. */
export const chatParts: ChatParts = { Tab: ChatTab, Drawer: ChatDrawer, Sheet: ChatSheet, Announcements };
