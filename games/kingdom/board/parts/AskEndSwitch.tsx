import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { ReactElement } from 'react';
import { useLiking } from '../liking.ts';
import { useCourtWords } from '../useCourtWords.ts';

/** Whether ending a turn asks once where something is left to do. */
export function AskEndSwitch(): ReactElement {
  const words = useCourtWords();
  const [{ askEnd }, like] = useLiking();
  return (
    <Switch isSelected={askEnd} onChange={(on) => like({ askEnd: on })}>
      {words.t('court.end.always')}
    </Switch>
  );
}
