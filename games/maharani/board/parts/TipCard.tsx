import { FirstTip } from '@durbar/kit/board/FirstTip.tsx';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useBoard, useBoardWords } from '../board-context.ts';
import { currentTip } from '../model/tips.ts';
import { boardPreferences } from '../preferences.ts';

/** The tip for a person who plays alone against bots for the first time; null for none. */
export function useTip(): ReactElement | null {
  const words = useBoardWords();
  const board = useBoard();
  const { coach, coached } = useStore(boardPreferences);
  const alone = board.seats.filter(({ control }) => control === 'person').length === 1;
  const tip = currentTip(board, coached);
  if (!coach || !tip || !alone || board.isTipRead || board.isLookingBack || board.reason) return null;
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
