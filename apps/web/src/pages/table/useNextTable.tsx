import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableState } from '../../table/table-controller.ts';
import { useWords } from '../../words/useWords.tsx';
import { useTable, useTableState } from './context/table-context.ts';

/** A second press of the button that ended the turn must not lead away. */
const DELAY_MS = 1500;

/** Whether the viewer plays here, and others do now. */
const isWaiting = ({ info, latest, queuedSteps, lookBack }: TableState): boolean =>
  typeof info?.you.seat === 'number' &&
  latest?.situation.status === 'running' &&
  latest.situation.decision === null &&
  queuedSteps === 0 &&
  lookBack === null;

async function follow(here: string, report: (path: string | null) => void, signal: AbortSignal) {
  const { followNextTable } = await import('../games/follow-next-table.ts');
  if (!signal.aborted) signal.addEventListener('abort', followNextTable(here, report));
}

/** A button to the next table that waits for the viewer, while they wait here; else null. */
export function useNextTable(): ReactNode | null {
  const words = useWords();
  const { controller } = useTable();
  const [here] = useLocation();
  const waits = useTableState(isWaiting) && controller.connection.place === 'server';
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    if (!waits) return;
    const ended = new AbortController();
    const timer = setTimeout(() => void follow(here, setNext, ended.signal), DELAY_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
      setNext(null);
    };
  }, [waits, here]);
  if (next === null) return null;
  return (
    <LinkButton href={next} variant="fill">
      {words.t('table.next')}
    </LinkButton>
  );
}
