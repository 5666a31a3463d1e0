import { Button } from '@durbar/kit/ui/Button.tsx';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { keyName } from '../effects/useShortcuts.ts';

/** A button that begins to plan while others decide, or shows what is planned; null where nothing can be foreseen. */
export function usePlanButton(): ReactNode | null {
  const words = useWords();
  const { controller } = useTable();
  const { planner, connection } = controller;
  const latest = useTableState((state) => state.latest);
  const info = useTableState((state) => state.info);
  const isShowing = useTableState(
    ({ queuedSteps, lookBack, planning }) => queuedSteps === 0 && lookBack === null && planning === null,
  );
  const canPlan = useMemo(
    () =>
      isShowing &&
      connection.place === 'server' &&
      latest !== null &&
      info !== null &&
      planner.whyNot(controller.store.getState()) === null,
    [isShowing, connection, planner, controller, latest, info],
  );
  if (!canPlan) return null;
  const isLeft = info?.you.plan !== undefined;
  return (
    <Button keys={keyName('plan')} onPress={planner.toggle}>
      {words.t(isLeft ? 'plan.show' : 'plan.title')}
    </Button>
  );
}
