import { createStore } from 'zustand/vanilla';

interface WaitingTables {
  /** Ids of the tables on the server where it is the person's turn, as far as the page knows. */
  readonly tables: ReadonlySet<string>;
}

export const waitingStore = createStore<WaitingTables>(() => ({ tables: new Set() }));

/** Records which tables wait for the person. The icon of the installed page shows how many. */
export function noteWaiting(tables: Iterable<string>): void {
  const next = new Set(tables);
  const { tables: before } = waitingStore.getState();
  if (next.size === before.size && [...next].every((id) => before.has(id))) return;
  waitingStore.setState({ tables: next });
  // Not all browsers have it; and one that does not show the number, such as for a page that is not installed, may refuse it.
  navigator.setAppBadge?.(next.size).catch(() => undefined);
}
