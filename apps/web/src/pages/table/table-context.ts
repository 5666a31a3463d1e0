import type { Seat } from '@durbar/kernel';
import type { SeatNames } from '@durbar/kit/words/words.ts';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { LoadedGame } from '../../games/load-game.ts';
import type { TableController, TableState } from '../../table/table-controller.ts';

/** What every part of a table's page needs. */
export interface TablePageContext {
  readonly loaded: LoadedGame;
  readonly controller: TableController;
  /** What to call each seat. */
  readonly names: SeatNames;
  /** The ink of a seat's emblem. */
  readonly playerColourOf: (seat: Seat) => number;
  readonly announce: (text: string) => void;
  /** The browser does not keep this match. */
  readonly isNotSaved: boolean;
}

export const TableContext = createContext<TablePageContext | null>(null);

export function useTable(): TablePageContext {
  const setting = useContext(TableContext);
  if (!setting) throw new Error('this part belongs on a table’s page');
  return setting;
}

/** A part of the table's state; renders anew when it changes. */
export function useTableState<T>(select: (state: TableState) => T): T {
  return useStore(useTable().controller.store, select);
}
