import type { ComponentType } from 'react';

/** Whether the chat beside the board is open. */
export interface ChatView {
  readonly isOpen: boolean;
  /** Whether the reader has opened or closed it, so that what is shown then gets the focus. */
  readonly wasAsked: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** What a table shows of its chat. Only pages of tables on a server load it. */
export interface ChatParts {
  readonly Tab: ComponentType<{ view: ChatView; round?: boolean }>;
  readonly Drawer: ComponentType<{ view: ChatView }>;
  readonly Sheet: ComponentType<{ view: ChatView }>;
  /** Tells screen readers what others write; shows nothing. */
  readonly Announcements: ComponentType;
}
