import type { GameEvent } from '@durbar/kernel';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import type { BoardSignal } from '@durbar/kit/board/feedback.ts';
import { lazyComponent } from '@durbar/kit/ui/lazy-component.tsx';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Planning } from '../../../table/planner.ts';
import { useTableState } from '../context/table-context.ts';

const PlanBar = lazyComponent(() => import('./PlanBar.tsx'));

type Planned = Required<
  Pick<
    BoardProps<unknown, unknown, GameEvent>,
    'position' | 'step' | 'again' | 'decision' | 'sealed' | 'busy' | 'act' | 'undo' | 'undoRefusal'
  >
>;

/** What the board shows and does while the player plans; null while it shows what is. */
export function usePlannedBoard(): Planned | null {
  const planning = useTableState((state) => (state.lookBack === null ? state.planning : null));
  return useMemo(() => {
    if (!planning) return null;
    const { draft, place, planner } = planning;
    const steps = draft.branches[draft.current] ?? [];
    // Ids other than those of real decisions, and different for each step.
    const id = -1 - draft.current * 100 - steps.length;
    const events = place.sealed === null ? steps.flatMap(({ effect }) => effect) : [];
    return {
      position: place.view,
      step: null,
      decision: place.decision && { ...place.decision, sealed: place.decision.sealed === true, id },
      sealed: place.sealed,
      busy: false,
      act: planner.act,
      undo: steps.length > 0 ? planner.undo : null,
      undoRefusal: null,
      // The board draws and numbers the steps so far.
      again: events.length > 0 ? { id, seat: draft.seat, events, ms: 0, isPlanned: true } : null,
    };
  }, [planning]);
}

/** A press that was refused while a plan stood so. */
interface Refused {
  readonly planning: Planning | null;
  readonly text: string;
}

type PlanningProps = Planned &
  Pick<BoardProps<unknown, unknown, GameEvent>, 'announce' | 'signal'> & {
    readonly slots: Pick<BoardProps<unknown, unknown, GameEvent>['slots'], 'notice' | 'skip' | 'nextTable'>;
  };

/**
 * All that is different of the board while the player plans; null while it shows what is. The plan takes the place of the board's
 * prompt, and so says why a press was refused: the board announces the reason and signals the refusal.
 */
export function usePlanningProps(
  announce: (text: string) => void,
  signal: (what: BoardSignal) => void,
): PlanningProps | null {
  const planned = usePlannedBoard();
  const planning = useTableState((state) => state.planning);
  const said = useRef<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const announceReason = useCallback(
    (text: string) => {
      said.current = text;
      announce(text);
    },
    [announce],
  );
  const signalRefusal = useCallback(
    (what: BoardSignal) => {
      const text = said.current;
      setRefused(what === 'refuse' && text !== null ? { planning, text } : null);
      signal(what);
    },
    [signal, planning],
  );
  // The next step, like any other press, puts it away.
  const reason = refused?.planning === planning ? refused.text : null;
  const slots = { notice: <PlanBar reason={reason} />, skip: null, nextTable: null };
  return planned && { ...planned, announce: announceReason, signal: signalRefusal, slots };
}
