import type { Seat } from '@durbar/kernel';
import type { SeatNames } from '@durbar/kit/words/words.ts';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { LoadedGame } from '../../../games/load-game.ts';
import type { TableController, TableState } from '../../../table/table-controller.ts';
import type { ChatParts } from './chat-contract.ts';

/** What every part of a table's page needs. */
export interface TablePageContext {
  readonly loaded: LoadedGame;
  readonly controller: TableController;
  /** The name of each seat. */
  readonly names: SeatNames;
  /** The colour of a seat's emblem. */
  readonly playerColourOf: (seat: Seat) => number;
  /** The one or two player colours of a seat. */
  readonly coloursOf: (seat: Seat) => readonly number[];
  readonly announce: (text: string) => void;
  /** Null where nobody can talk. */
  readonly chat: ChatParts | null;
  /** The browser does not store this match. */
  readonly isNotSaved: boolean;
}

export const TableContext = createContext<TablePageContext | null>(null);

export function useTable(): TablePageContext {
  const context = useContext(TableContext);
  if (!context) throw new Error('useTable is called outside a TableContext');
  return context;
}

/** A part of the table's state; renders again when it changes. */
export function useTableState<T>(select: (state: TableState) => T): T {
  return useStore(useTable().controller.store, select);
}
