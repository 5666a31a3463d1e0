import type { Viewer } from '@durbar/kernel';
import { ActionButton } from '@durbar/kit/board/ActionButton.tsx';
import type { Reason } from '@durbar/kit/board/reason.ts';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { Undo2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type MaharaniBoard, useBoard, useBoardWords } from '../board-context.ts';
import { boardPreferences } from '../preferences.ts';
import { currentReason } from '../useMaharaniBoardState.ts';
import styles from './Actions.module.css';

interface ActionsProps {
  readonly viewer: Viewer;
  readonly canUndo: boolean;
  /** Whether there is no undo for the whole match. */
  readonly forbidsUndo: boolean;
  /** The page's button for the place of the last one while others play, if any. */
  readonly instead?: ReactNode;
}

/** Buttons to refresh the markers, undo and end the turn; nothing for spectators. */
export function Actions({ viewer, canUndo, forbidsUndo, instead }: ActionsProps): ReactElement | null {
  const words = useBoardWords();
  const board = useBoard();
  const names = seatNamer(board.seats);
  if (viewer === 'spectator' || board.isOver || board.position.over !== 0) return null;
  const say = (reason: Reason | null) => reason && words.formatMessage(reason.message, names);
  const refresh = currentReason(board, viewer, { type: 'refresh' });
  const end = currentReason(board, viewer, { type: 'end' });
  const undo: Reason | null =
    canUndo && !board.isLookingBack
      ? null
      : { message: board.undoRefusal ?? { key: 'mhr.reason.undo' }, clause: null };
  return (
    <div className={styles.actions}>
      <ActionButton
        reason={say(refresh)}
        isTarget={board.nextAction === 'refresh'}
        emblem="refresh"
        onPress={board.refreshMarkers}
        onRefused={() => board.explain(refresh)}
      >
        {words.t('mhr.act.refresh')}
      </ActionButton>
      {!forbidsUndo && (
        <ActionButton
          reason={say(undo)}
          onPress={board.undo}
          onRefused={() => board.explain(undo)}
          emblem="undo"
          keys="u"
        >
          <Undo2 size={18} aria-hidden />
          {words.t('mhr.act.undo')}
        </ActionButton>
      )}
      {instead ? (
        <div className={styles.instead}>{instead}</div>
      ) : (
        <ActionButton
          reason={say(end)}
          isTarget={board.nextAction === 'end'}
          emblem="end"
          onPress={board.endTurn}
          onRefused={() => board.explain(end)}
        >
          {words.t('mhr.act.end')}
        </ActionButton>
      )}
    </div>
  );
}

/** Time to see the result and to undo, in milliseconds. */
const GRACE = 1100;

/** Ends the turn automatically when nothing else can be done, if the player has chosen that. */
export function useAutoEnd(board: MaharaniBoard): boolean {
  const { autoEnd } = useStore(boardPreferences);
  const end = useRef(board.endTurn);
  useEffect(() => {
    end.current = board.endTurn;
  });
  const due = autoEnd && board.decisionKind === 'finish' && !board.busy && !board.isLookingBack;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => end.current(), GRACE);
    return () => clearTimeout(timer);
  }, [due]);
  return due;
}

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
