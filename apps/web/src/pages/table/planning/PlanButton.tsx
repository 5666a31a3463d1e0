import { Button } from '@durbar/kit/ui/Button.tsx';
import { useMemo } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { keyName } from '../effects/useShortcuts.ts';

/** A button that begins to plan, or shows what is planned; null where nothing can be foreseen. */
export default function PlanButton() {
  const words = useWords();
  const { loaded, controller } = useTable();
  const seat = useTableState(({ info }) => info?.you.seat ?? null);
  const isLeft = useTableState(({ info }) => info?.you.plan !== undefined);
  const view = useTableState((state) => state.displayed?.situation.view);
  const canPlan = useMemo(
    () => view !== undefined && seat !== null && (loaded.game.foresight?.expect(view, seat) ?? null) !== null,
    [loaded, view, seat],
  );
  if (!canPlan) return null;
  return (
    <Button keys={keyName('plan')} data-plan onPress={() => void controller.togglePlan()}>
      {words.t(isLeft ? 'plan.show' : 'plan.title')}
    </Button>
  );
}
