import { at, type Seat } from '@durbar/kernel';
import { PromptCard } from '@durbar/kit/board/PromptCard.tsx';
import { isSharedScreen, seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement, ReactNode } from 'react';
import { ALL_UP } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { selectedTileMessage } from '../model/labels.ts';

/**
 * The title and line of the prompt: who decides, and the decision or the selected tile.
 * @param panel the seat in whose panel the prompt stands; its name is the title while another seat plays; null for none
 */
export function usePrompt(panel: Seat | null): { title: string; text: string; mine: boolean } {
  const words = useBoardWords();
  const {
    position,
    seats,
    decidingSeat,
    decisionKind,
    nextAction,
    selection,
    targetsBySlot,
    isLookingBack,
    isPlanningAhead,
    workerOptions,
    bottomSeat,
    isSpectator,
    isOver,
  } = useBoard();
  const names = seatNamer(seats);
  if (isOver || position.over !== 0)
    return {
      title: words.t('mhr.prompt.over'),
      // A resignation ended the match before all quarters were paid; the page reports that.
      text: position.over === 0 ? '' : words.t(isOver ? 'mhr.prompt.overText' : 'mhr.prompt.counting'),
      mine: false,
    };
  const several = isSharedScreen(seats);
  const { seat } = position;
  const isYou = (one: Seat) => one === bottomSeat && !isSpectator && !several;
  if (decidingSeat === null) {
    const head = panel ?? seat;
    return {
      title: isYou(head) ? words.t('mhr.prompt.you') : names(head),
      text: isLookingBack
        ? words.t('mhr.prompt.past')
        : words.t('mhr.prompt.playing', { name: names(seat), you: isYou(seat) ? 'yes' : 'no' }),
      mine: false,
    };
  }
  const title = several
    ? words.t('mhr.prompt.turnOf', { name: names(decidingSeat) })
    : words.t(isPlanningAhead ? 'mhr.prompt.ahead' : 'mhr.prompt.mine');
  if (selection.slot === null || workerOptions.length > 0)
    return {
      title,
      text: words.t('mhr.decision', {
        kind: decisionKind ?? 'none',
        next: nextAction,
        refresh: at(position.markers, decidingSeat) === ALL_UP ? 'no' : 'yes',
      }),
      mine: true,
    };
  const text = words.formatMessage(
    selectedTileMessage(at(position.rondel, selection.slot), at(targetsBySlot, selection.slot), decidingSeat),
  );
  return { title, text, mine: true };
}

/** The prompt as a card of the rail. */
export function MaharaniPrompt({ aside }: { readonly aside: ReactNode }): ReactElement {
  const words = useBoardWords();
  const { reason, seats, explain } = useBoard();
  const { title, text, mine } = usePrompt(null);
  return (
    <PromptCard
      title={title}
      isMine={mine}
      refusal={
        reason && { text: words.formatMessage(reason.message, seatNamer(seats)), clause: reason.clause }
      }
      onDismiss={() => explain(null)}
      dismiss={words.t('mhr.dismiss')}
      aside={aside}
    >
      {text}
    </PromptCard>
  );
}
