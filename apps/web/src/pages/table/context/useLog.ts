import type { ViewerLogEntry } from '@durbar/table';
import { useMemo } from 'react';
import { countLines } from '../../../table/stream-state.ts';
import { useTableState } from './table-context.ts';

const EMPTY_LOG: readonly ViewerLogEntry[] = [];

/** The log on screen, as far back as it is loaded. */
export function useLog(): readonly ViewerLogEntry[] {
  const older = useTableState((state) => state.olderLines);
  const log = useTableState((state) => state.displayed?.log ?? EMPTY_LOG);
  return useMemo(() => (older.length === 0 ? log : [...older, ...log]), [older, log]);
}

/** Number of lines of the log on screen, loaded or not. */
export function useLineCount(): number {
  return useTableState((state) => countLines(state.displayed?.log ?? EMPTY_LOG));
}
