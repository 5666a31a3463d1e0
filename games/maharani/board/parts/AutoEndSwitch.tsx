import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { ReactElement } from 'react';
import { liking, useLiking } from '../liking.ts';
import { useBoardWords } from '../useBoardWords.ts';

/** Whether the turn ends by itself. */
export function AutoEndSwitch(): ReactElement {
  const words = useBoardWords();
  const { autoEnd } = useLiking();
  return (
    <Switch isSelected={autoEnd} onChange={(on) => liking.setState({ autoEnd: on })}>
      {words.t('mhr.autoEnd')}
    </Switch>
  );
}
