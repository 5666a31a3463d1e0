import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { ReactElement } from 'react';
import { useBoardPreferences } from '../board-context.ts';
import { useKingdomWords } from '../useKingdomWords.ts';

/** Whether ending a turn asks once where something is left to do. */
export function AskEndSwitch(): ReactElement {
  const words = useKingdomWords();
  const [{ askEnd }, changePreferences] = useBoardPreferences();
  return (
    <Switch isSelected={askEnd} onChange={(on) => changePreferences({ askEnd: on })}>
      {words.t('court.end.always')}
    </Switch>
  );
}
