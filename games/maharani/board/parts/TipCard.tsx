import { FirstTip } from '@durbar/kit/board/FirstTip.tsx';
import { isSharedScreen } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useBoard, useBoardWords } from '../board-context.ts';
import { currentTip } from '../model/tips.ts';
import { boardPreferences } from '../preferences.ts';

/** The tip for a person who plays for the first time, with a screen of their own; null for none. */
export function useTip(): ReactElement | null {
  const words = useBoardWords();
  const board = useBoard();
  const { coach, coached } = useStore(boardPreferences);
  const tip = currentTip(board, coached);
  if (!coach || !tip || isSharedScreen(board.seats) || board.isTipRead || board.isLookingBack || board.reason)
    return null;
  return (
    <FirstTip
      title={words.t('mhr.tip')}
      text={words.formatMessage({ key: `mhr.tip.${tip.name}` })}
      clause={tip.clause}
      next={words.t('mhr.tip.next')}
      off={words.t('mhr.tip.off')}
      onNext={() => {
        boardPreferences.setState({ coached: [...coached, tip.name] });
        board.closeTip();
      }}
      onOff={() => boardPreferences.setState({ coach: false })}
    />
  );
}
