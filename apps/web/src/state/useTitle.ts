import { useEffect } from 'react';
import { useStore } from 'zustand';
import { waitingStore } from './waiting-tables.ts';

const PAGE_NAME = 'Durbar';

/**
 * Sets the tab's title, with the number of tables that wait for the player.
 * @param here the table or match on screen
 */
export function useTitle(title: string | null, here: TitledMatch | null = null): void {
  const waiting = useStore(waitingStore, ({ tables }) => tables);
  const { id, isMyTurn } = here ?? NOWHERE;
  const others = [...waiting].filter((table) => table !== id).length;
  useEffect(() => {
    document.title = composeTitle(title, isMyTurn, others);
  }, [title, isMyTurn, others]);
}

interface TitledMatch {
  readonly id: string | null;
  readonly isMyTurn: boolean;
}

const NOWHERE: TitledMatch = { id: null, isMyTurn: false };

/**
 * The title of a tab.
 * @param isMyTurn whether the match on screen waits for the player, which a mark says
 * @param others number of other tables that do
 */
export function composeTitle(title: string | null, isMyTurn: boolean, others: number): string {
  const mark = isMyTurn ? '● ' : '';
  const waiting = others > 0 ? `(${others + Number(isMyTurn)}) ` : '';
  return mark + waiting + (title ? `${title} · ${PAGE_NAME}` : PAGE_NAME);
}
