import type { Interlude } from '../../kingdom/board/interlude.ts';
import { BRAHMABOT } from '../rules/index.ts';
import { actTitle } from './model/solo/tell.ts';
import { useSolo } from './solo.ts';
import type { TableProps } from './Table.tsx';
import { namesOf, useBoardWords } from './useBoardWords.ts';

/** What the prompt says while Brahmabot's turn is on: what it does, and the button that goes on. */
export function useInterludeOf({ history, seats }: TableProps): Interlude | null {
  const solo = useSolo();
  const words = useBoardWords();
  if (!solo?.turn || !solo.on) return null;
  const { turn, act, next, hidesScoring } = solo;
  const name = namesOf(seats)(BRAHMABOT);
  return {
    id: `step-${history.length}${hidesScoring ? '' : '-told'}`,
    title: act ? words.say(actTitle(act)) : words.t('m20.bot.turn', { name }),
    line: words.t('m20.bot.step', { name, step: turn.acts.length, steps: turn.steps }),
    next,
    button: words.t(turn.done ? 'm20.bot.on' : 'm20.bot.next'),
  };
}
