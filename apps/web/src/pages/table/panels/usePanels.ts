import type { Seat } from '@durbar/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const PANELS = [
  'menu',
  'log',
  'moves',
  'rules',
  'seats',
  'score',
  'missed',
  'help',
  'fairness',
  'invite',
] as const;
/** A panel above the board. */
export type PanelName = (typeof PANELS)[number];

export interface Panels {
  readonly current: PanelName | null;
  /** The clause that the rules open at. */
  readonly clause: string | null;
  /** The seat that is shown first of those in the panel `seats`; null for the next rival. */
  readonly seat: Seat | null;
  readonly open: (panel: PanelName) => void;
  readonly openSeat: (seat: Seat) => void;
  readonly openClause: (clause: string) => void;
  readonly close: () => void;
}

const HISTORY_MARK = 'durbarPanel';

/** Whether the current entry of the browser's history belongs to a panel. */
function hasPanelEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && HISTORY_MARK in state;
}

const addPanelEntry = () => history.pushState({ [HISTORY_MARK]: true }, '');

/** The open panel. The browser's back button closes it before it leaves the table. */
export function usePanels(): Panels {
  const [current, setCurrent] = useState<PanelName | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const [seat, setSeat] = useState<Seat | null>(null);
  // The browser goes back only some time after it was asked to. A panel that is opened meanwhile gets its entry then.
  const goingBack = useRef<'no' | 'closed' | 'opened again'>('no');
  useEffect(() => {
    const back = () => {
      const after = goingBack.current;
      goingBack.current = 'no';
      if (after === 'opened again') addPanelEntry();
      else if (!hasPanelEntry()) setCurrent(null);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const show = useCallback((panel: PanelName, at: string | null) => {
    if (goingBack.current !== 'no') goingBack.current = 'opened again';
    else if (!hasPanelEntry()) addPanelEntry();
    setCurrent(panel);
    setClause(at);
    setSeat(null);
  }, []);
  const open = useCallback((panel: PanelName) => show(panel, null), [show]);
  const openClause = useCallback((at: string) => show('rules', at), [show]);
  const openSeat = useCallback(
    (first: Seat) => {
      show('seats', null);
      setSeat(first);
    },
    [show],
  );
  const close = useCallback(() => {
    setCurrent(null);
    if (goingBack.current !== 'no') goingBack.current = 'closed';
    else if (hasPanelEntry()) {
      goingBack.current = 'closed';
      history.back();
    }
  }, []);
  return useMemo(
    () => ({ current, clause, seat, open, openClause, openSeat, close }),
    [current, clause, seat, open, openClause, openSeat, close],
  );
}
