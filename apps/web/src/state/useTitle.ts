import { useEffect } from 'react';

const PAGE_NAME = 'Durbar';

/** Sets the tab's title, with a mark in front while it is the player's turn. */
export function useTitle(title: string | null, mark = false): void {
  useEffect(() => {
    const text = title ? `${title} · ${PAGE_NAME}` : PAGE_NAME;
    document.title = mark ? `● ${text}` : text;
  }, [title, mark]);
}
