import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { StepNarration } from '../../kingdom/board/board-context.ts';
import { BRAHMABOT } from '../rules/index.ts';
import type { OwnBoardProps } from './board-context.ts';
import { botActionTitle } from './model/solo/narration.ts';
import { useSolo } from './solo-context.ts';
import { useBoardWords } from './useBoardWords.ts';

/** The prompt during Brahmabot's turn: its action, and the button that continues. */
export function useBotNarration({ eventHistory, seats }: OwnBoardProps): StepNarration | null {
  const solo = useSolo();
  const words = useBoardWords();
  if (!solo?.turn || !solo.isRunning) return null;
  const { turn, displayedAction, proceed, hidesScoring } = solo;
  const name = seatNamer(seats)(BRAHMABOT);
  return {
    id: `step-${eventHistory.length}${hidesScoring ? '' : '-told'}`,
    title: displayedAction
      ? words.formatMessage(botActionTitle(displayedAction))
      : words.t('m20.bot.turn', { name }),
    line: words.t('m20.bot.step', { name, step: turn.actions.length, steps: turn.steps }),
    next: proceed,
    button: words.t(turn.done ? 'm20.bot.on' : 'm20.bot.next'),
  };
}
