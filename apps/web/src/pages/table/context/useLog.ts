import type { ViewerLogEntry } from '@durbar/table';
import { useMemo } from 'react';
import { countEntries } from '../../../table/stream-state.ts';
import { useTableState } from './table-context.ts';

const EMPTY_LOG: readonly ViewerLogEntry[] = [];

/** The loaded entries of the log on screen. */
export function useLog(): readonly ViewerLogEntry[] {
  const older = useTableState((state) => state.olderEntries);
  const log = useTableState((state) => state.displayed?.log ?? EMPTY_LOG);
  return useMemo(() => (older.length === 0 ? log : [...older, ...log]), [older, log]);
}

/** Number of entries of the log on screen, including older ones that are not loaded. */
export function useLogLength(): number {
  return useTableState((state) => countEntries(state.displayed?.log ?? EMPTY_LOG));
}
