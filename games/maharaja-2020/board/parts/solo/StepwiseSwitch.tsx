import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { ReactElement } from 'react';
import { useBoardPreferences } from '../../../../kingdom/board/board-context.ts';
import { useSolo } from '../../solo-context.ts';
import { useBoardWords } from '../../useBoardWords.ts';

/** Whether each step of Brahmabot's waits until it was read. */
export function StepwiseSwitch(): ReactElement {
  const words = useBoardWords();
  const flow = useSolo()?.proceedToEnd;
  const [{ stepwise }, changePreferences] = useBoardPreferences();
  const choose = (on: boolean) => {
    changePreferences({ stepwise: on });
    // What waits to be read flows on with the rest.
    if (!on) flow?.();
  };
  return (
    <Switch isSelected={stepwise} onChange={choose}>
      {words.t('m20.bot.stepwise')}
    </Switch>
  );
}
