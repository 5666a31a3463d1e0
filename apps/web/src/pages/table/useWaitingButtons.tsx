import { Button } from '@durbar/kit/ui/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { waitingStore } from '../../state/waiting-tables.ts';
import type { TableState } from '../../table/table-controller.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { askForNextTable } from '../games/next-table-requests.ts';
import { useTable, useTableState } from './context/table-context.ts';
import styles from './slots.module.css';

const PlanButton = lazyPage(['plan'], () => import('./planning/PlanButton.tsx'));

/** A second press of the button that ended the turn must not lead away. */
const DELAY_MS = 1500;

/** Whether the viewer plays here, and others do now. */
const isWaiting = ({ info, latest, queuedSteps, lookBack }: TableState): boolean =>
  typeof info?.you.seat === 'number' &&
  latest?.situation.status === 'running' &&
  latest.situation.decision === null &&
  queuedSteps === 0 &&
  lookBack === null;

/** What the viewer can press while they wait: to plan ahead, and to go to the next table that waits for them; else null. */
export function useWaitingButtons(): ReactNode | null {
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
  const isPlanning = useTableState((state) => state.planning !== null);
  if (!waits || !isCalm || isPlanning) return null;
  return (
    <div className={styles.waiting}>
      <PlanButton />
      {hasNext && (
        <Button variant="fill" onPress={askForNextTable}>
          {words.t('table.next')}
        </Button>
      )}
    </div>
  );
}
