import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { boardPreferences } from '../useAutoEnd.ts';
import { useBoardWords } from '../useBoardWords.ts';

/** The switch that makes turns end automatically. */
export function AutoEndSwitch(): ReactElement {
  const words = useBoardWords();
  const { autoEnd } = useStore(boardPreferences);
  return (
    <Switch isSelected={autoEnd} onChange={(on) => boardPreferences.setState({ autoEnd: on })}>
      {words.t('mhr.autoEnd')}
    </Switch>
  );
}
