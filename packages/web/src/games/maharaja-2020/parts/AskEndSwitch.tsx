import type { ReactElement } from 'react';
import { Switch } from '../../../ui/Switch.tsx';
import { liking, useLiking } from '../liking.ts';
import { useBoardWords } from '../useBoardWords.ts';

/** Whether ending a turn asks once where something is left to do. */
export function AskEndSwitch(): ReactElement {
  const words = useBoardWords();
  const { askEnd } = useLiking();
  return (
    <Switch isSelected={askEnd} onChange={(on) => liking.setState({ askEnd: on })}>
      {words.t('m20.end.always')}
    </Switch>
  );
}
