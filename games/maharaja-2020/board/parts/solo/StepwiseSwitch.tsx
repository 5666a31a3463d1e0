import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { ReactElement } from 'react';
import { useBoardPreferences } from '../../../../kingdom/board/board-context.ts';
import { useSolo } from '../../solo-context.ts';
import { useBoardWords } from '../../useBoardWords.ts';

/** The switch that makes each step of Brahmabot wait until it has been read. */
export function StepwiseSwitch(): ReactElement {
  const words = useBoardWords();
  const flow = useSolo()?.proceedToEnd;
  const [{ stepwise }, changePreferences] = useBoardPreferences();
  const choose = (on: boolean) => {
    changePreferences({ stepwise: on });
    // A step that waits to be read continues too.
    if (!on) flow?.();
  };
  return (
    <Switch isSelected={stepwise} onChange={choose}>
      {words.t('m20.bot.stepwise')}
    </Switch>
  );
}
