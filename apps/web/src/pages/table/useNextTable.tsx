import { Button } from '@durbar/kit/ui/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { waitingStore } from '../../state/waiting-tables.ts';
import type { TableState } from '../../table/table-controller.ts';
import { useWords } from '../../words/useWords.tsx';
import { askForNextTable } from '../games/next-table-requests.ts';
import { useTable, useTableState } from './context/table-context.ts';

/** A second press of the button that ended the turn must not lead away. */
const DELAY_MS = 1500;

/** Whether the viewer plays here, and others do now. */
const isWaiting = ({ info, latest, queuedSteps, lookBack, planning }: TableState): boolean =>
  typeof info?.you.seat === 'number' &&
  latest?.situation.status === 'running' &&
  latest.situation.decision === null &&
  queuedSteps === 0 &&
  lookBack === null &&
  planning === null;

/** A button to the next table that waits for the viewer, while they wait here; else null. */
export function useNextTable(): ReactNode | null {
  const words = useWords();
  const { controller } = useTable();
  const waits = useTableState(isWaiting) && controller.connection.place === 'server';
  const table = useTableState(({ info }) => info?.id);
  const hasNext = useStore(waitingStore, ({ tables }) => [...tables].some((id) => id !== table));
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setCalm(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setCalm(false);
    };
  }, [waits]);
  if (!(waits && isCalm && hasNext)) return null;
  return (
    <Button variant="fill" onPress={askForNextTable}>
      {words.t('table.next')}
    </Button>
  );
}
