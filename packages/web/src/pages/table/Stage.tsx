import { FastForward } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { preferences } from '../../state/preferences.ts';
import { useTitle } from '../../state/title.ts';
import { seatLooks } from '../../table/looks.ts';
import { Button } from '../../ui/Button.tsx';
import { useSeatWords } from '../../ui/useSeatWords.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/cards.ts';
import { useTable, useTableState } from './context.ts';
import { Toasts } from './Toasts.tsx';
import { useAnnouncements } from './useAnnouncements.ts';
import { LogSheet } from './LogSheet.tsx';
import { useMedia, WIDE } from './media.ts';
import { MenuButtons, TitleSlot } from './slots.tsx';
import { useNotice } from './useNotice.tsx';
import { usePanels } from './panels.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useSounds } from './useSounds.ts';
import styles from './Stage.module.css';

const Panels = lazy(() => import('./Panels.tsx'));

/** The game on the table: hands the board its position, seats and parts, and opens what lies above it. */
export function Stage() {
  const { loaded, controller, announce } = useTable();
  const words = useWords();
  const state = useTableState((all) => all);
  const seatWords = useSeatWords();
  const layout = useMedia(WIDE) ? 'wide' : 'tall';
  const panels = usePanels();
  const notice = useNotice(panels.open);
  const tells = state.missed.length > 0;
  const { open } = panels;
  useEffect(() => {
    if (tells) open('missed');
  }, [tells, open]);
  useAnnouncements();
  useSounds(controller, () => preferences.getState().sound);
  useShortcuts(panels);
  // One's own seat is at the bottom; round one screen the table is not turned about, whoever looks.
  const [first] = useState(state.info?.you.seat ?? 0);
  const perspective = controller.link.place === 'device' ? first : (state.info?.you.seat ?? 0);
  const mine = useCallback((seat: number) => state.info?.you.seat === seat, [state.info]);
  const act = useCallback((move: unknown) => void controller.act({ kind: 'move', move }), [controller]);
  const undo = useCallback(() => void controller.act({ kind: 'undo' }), [controller]);
  const yours = state.newest?.situation.decision !== null && state.newest?.situation.status === 'running';
  useTitle(gameTitle(words, loaded.id), yours);

  const { info, shown, past } = state;
  if (!info || !shown) return null;
  const { situation } = shown;
  const asked =
    state.waiting > 0 || past !== null || situation.status !== 'running' ? null : situation.decision;
  const Board = loaded.board.Table;
  return (
    <div className={styles.stage} data-layout={layout}>
      <h1 className="visually-hidden">{gameTitle(words, loaded.id)}</h1>
      <Board
        position={past?.position ?? situation.view}
        step={past ? null : state.step}
        viewer={controller.viewer}
        perspective={perspective}
        seats={seatLooks({ info, situation, board: loaded.board, words: seatWords, mine })}
        decision={asked}
        busy={state.busy}
        act={act}
        undo={situation.undo && past === null ? undo : null}
        undoRefusal={situation.undoRefusal}
        layout={layout}
        past={past !== null}
        outcome={past ? null : situation.outcome}
        slots={{
          title: <TitleSlot layout={layout} />,
          menu: <MenuButtons layout={layout} open={panels.open} />,
          log: <LogSheet />,
          notice,
        }}
        announce={announce}
      />
      {state.waiting > 1 && (
        <div className={styles.skip}>
          <Button onPress={controller.skip}>
            <FastForward size={18} aria-hidden />
            {words.t('skip')}
          </Button>
        </div>
      )}
      <Toasts />
      {panels.current !== null && (
        <Suspense fallback={null}>
          <Panels panels={panels} />
        </Suspense>
      )}
    </div>
  );
}
