import { Button } from '@durbar/kit/ui/Button.tsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { TableState } from '../../../table/table-controller.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { keyName } from '../effects/useShortcuts.ts';

/** Whether the match runs, and the board shows where it stands. */
const isWaiting = ({ queuedSteps, lookBack, planning, displayed }: TableState): boolean =>
  queuedSteps === 0 && lookBack === null && planning === null && displayed?.situation.status === 'running';

/** A button that begins to plan while others decide, or shows what is planned; null where nothing can be foreseen. */
export function usePlanButton(): ReactNode | null {
  const words = useWords();
  const { loaded, controller } = useTable();
  const hasPlans = controller.connection.leavePlan !== null;
  const seat = useTableState(({ info }) => info?.you.seat ?? null);
  const isLeft = useTableState(({ info }) => info?.you.plan !== undefined);
  const view = useTableState((state) =>
    hasPlans && isWaiting(state) ? state.displayed?.situation.view : null,
  );
  const canPlan = useMemo(
    () =>
      view !== null &&
      view !== undefined &&
      seat !== null &&
      (loaded.game.foresight?.expect(view, seat) ?? null) !== null,
    [loaded, view, seat],
  );
  useFocusAfterPlanning(canPlan);
  if (!canPlan) return null;
  return (
    <Button keys={keyName('plan')} data-plan onPress={() => void controller.togglePlan()}>
      {words.t(isLeft ? 'plan.show' : 'plan.title')}
    </Button>
  );
}

/** Leads the keyboard back to the button when the buttons of the plan, one of which had the focus, are gone. */
function useFocusAfterPlanning(canPlan: boolean): void {
  const isPlanning = useTableState((state) => state.planning !== null);
  const wasPlanning = useRef(false);
  useEffect(() => {
    if (wasPlanning.current && canPlan && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-plan]')?.focus();
    wasPlanning.current = isPlanning;
  }, [isPlanning, canPlan]);
}
