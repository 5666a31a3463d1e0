import { noteWaiting, waitingStore } from './waiting-tables.ts';

/** Records whether one table waits. */
export function noteTurn(table: string, isMyTurn: boolean): void {
  const next = new Set(waitingStore.getState().tables);
  if (isMyTurn) next.add(table);
  else next.delete(table);
  noteWaiting(next);
}
