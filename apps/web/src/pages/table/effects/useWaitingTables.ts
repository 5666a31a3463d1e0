import { API, tableLists } from '@durbar/protocol';
import { useEffect, useRef } from 'react';
import { requestJson } from '../../../net/api.ts';
import { ApiError } from '../../../net/api-error.ts';
import { listWaiting } from '../../../state/list-waiting.ts';
import { noteTurn } from '../../../state/note-turn.ts';
import { noteWaiting, waitingStore } from '../../../state/waiting-tables.ts';

/** How often a table on screen asks for the others. The lists of all tables would be sent to it at each move of any. */
const ASK_MS = 60_000;

/** Knows of the other tables of the person while one table is on screen. @param table its id; null for a match of this device */
export function useWaitingTables(table: string | null, isMyTurn: boolean): void {
  useEffect(() => {
    if (table !== null) noteTurn(table, isMyTurn);
  }, [table, isMyTurn]);
  const wasMyTurn = useRef(false);
  useEffect(() => {
    // Whoever has just played wants to know who else waits.
    if (table !== null && wasMyTurn.current && !isMyTurn) void readOthers(table);
    wasMyTurn.current = isMyTurn;
  }, [table, isMyTurn]);
  useEffect(() => {
    if (table === null) return;
    const look = () => {
      if (document.visibilityState === 'visible') void readOthers(table);
    };
    look();
    const timer = setInterval(look, ASK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [table]);
}

async function readOthers(table: string): Promise<void> {
  try {
    const { mine } = await requestJson('GET', API.tables, tableLists);
    const others = listWaiting(mine).filter((id) => id !== table);
    // The page knows of the table on screen before the list does.
    const isMine = waitingStore.getState().tables.has(table);
    noteWaiting(isMine ? [...others, table] : others);
  } catch (error) {
    // The number stays as it was until the server answers again.
    if (!(error instanceof ApiError)) throw error;
  }
}
