import type { GameEvent } from '@durbar/kernel';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import type { BoardSignal } from '@durbar/kit/board/feedback.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentSteps, type PlanDraft, placeOf } from '../../../table/plan-draft.ts';
import { useTable, useTableState } from '../context/table-context.ts';

type Planned = Required<
  Pick<
    BoardProps<unknown, unknown, GameEvent>,
    'position' | 'step' | 'again' | 'decision' | 'sealed' | 'busy' | 'act' | 'undo' | 'undoRefusal'
  >
>;

/** What the board shows and does while the player plans; null while it shows what is. */
export function usePlannedBoard(): Planned | null {
  const { loaded, controller } = useTable();
  const planning = useTableState((state) => (state.lookBack === null ? state.planning : null));
  return useMemo(() => {
    if (!planning) return null;
    const { game } = loaded;
    const { planner } = controller;
    const { view, decision, sealed } = placeOf(game, planning);
    const steps = currentSteps(planning);
    return {
      position: view,
      step: null,
      decision: decision && { ...decision, sealed: decision.sealed === true, id: draftId(planning) },
      sealed,
      busy: false,
      act: planner.act,
      undo: steps.length > 0 ? planner.undo : null,
      undoRefusal: null,
      again: traceOf(planning),
    };
  }, [planning, loaded, controller]);
}

/** Ids of planned decisions: other than those of real ones, and different for each step. */
function draftId(draft: PlanDraft): number {
  return -1 - draft.current * 100 - currentSteps(draft).length;
}

/** The steps so far, for the board to draw and number; null before the first. */
function traceOf(draft: PlanDraft): Planned['again'] {
  const events = currentSteps(draft).flatMap(({ effect }) => effect);
  const isOpen = draft.start.decision.sealed !== true;
  return isOpen && events.length > 0 ? { id: draftId(draft), seat: draft.seat, events, ms: 0 } : null;
}

/**
 * The reason why the last press was refused while the player plans, for the place of the board's own prompt: the board announces it
 * and signals the refusal.
 */
export function usePlanReason(
  announce: (text: string) => void,
  signal: (what: BoardSignal) => void,
): {
  readonly reason: string | null;
  readonly announce: (text: string) => void;
  readonly signal: (what: BoardSignal) => void;
} {
  const planning = useTableState((state) => state.planning);
  const said = useRef<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => setReason(null), [planning]);
  return {
    reason,
    announce: useCallback(
      (text) => {
        said.current = text;
        announce(text);
      },
      [announce],
    ),
    signal: useCallback(
      (what) => {
        setReason(what === 'refuse' ? said.current : null);
        signal(what);
      },
      [signal],
    ),
  };
}
