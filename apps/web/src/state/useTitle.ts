import { useEffect } from 'react';

const PAGE_NAME = 'Durbar';

/** Says in the tab's title where one is, with a mark in front while it is one's turn. */
export function useTitle(title: string | null, mark = false): void {
  useEffect(() => {
    const text = title ? `${title} · ${PAGE_NAME}` : PAGE_NAME;
    document.title = mark ? `● ${text}` : text;
  }, [title, mark]);
}
