import type { GameEvent } from '@durbar/kernel';
import { OpenClauseContext } from '@durbar/kit/board/Clause.tsx';
import { WIDE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { preferences } from '../../state/preferences.ts';
import { useMedia } from '../../state/useMedia.ts';
import { useTitle } from '../../state/useTitle.ts';
import { displayedOutcome } from '../../table/playback-status.ts';
import { listSeatDisplays } from '../../table/seat-displays.ts';
import { listMoveEvents } from '../../table/stream-state.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import { useTable, useTableState } from './context/table-context.ts';
import { useSeatFallbackNames } from './context/useSeatFallbackNames.ts';
import { useAnnouncements } from './effects/useAnnouncements.ts';
import { useShortcuts } from './effects/useShortcuts.ts';
import { useSounds } from './effects/useSounds.ts';
import { LogSheet } from './log/LogSheet.tsx';
import styles from './MatchScreen.module.css';
import { useNotice } from './notices/useNotice.tsx';
import { type Panels, usePanels } from './panels/usePanels.ts';
import { MenuButtons, TitleSlot, useSkip } from './slots.tsx';
import { Toasts } from './Toasts.tsx';

const PanelsAbove = lazy(() => import('./panels/PanelHost.tsx'));

/** The game on the table, and what lies above it. */
export function MatchScreen() {
  const { loaded, controller } = useTable();
  const words = useWords();
  const tells = useTableState((state) => state.missed.length > 0);
  const yours = useTableState(
    ({ latest }) => latest?.situation.status === 'running' && latest.situation.decision !== null,
  );
  const layout = useMedia(WIDE_QUERY) ? 'wide' : 'tall';
  const panels = usePanels();
  const { open } = panels;
  useEffect(() => {
    if (tells) open('missed');
  }, [tells, open]);
  useAnnouncements();
  useSounds(controller, isSoundOn);
  useShortcuts(panels);
  const title = gameTitle(words, loaded.id);
  useTitle(title, yours);
  return (
    <OpenClauseContext value={panels.openClause}>
      <div className={styles.matchScreen} data-layout={layout}>
        <main className={styles.board}>
          <h1 className="visually-hidden">{title}</h1>
          <BoardSlot layout={layout} open={open} />
        </main>
        <Toasts />
        {panels.current !== null && (
          <Suspense fallback={null}>
            <PanelsAbove panels={panels} />
          </Suspense>
        )}
      </div>
    </OpenClauseContext>
  );
}

const isSoundOn = () => preferences.getState().sound;

/** What was told up to what is drawn. */
function useDisplayedHistory(): readonly (readonly GameEvent[])[] {
  const log = useTableState((state) => state.displayed?.log);
  const lines = useTableState((state) => (state.lookBack === null ? undefined : state.lookBack.index + 1));
  return useMemo(() => (log ? listMoveEvents(log.slice(0, lines)) : []), [log, lines]);
}

interface BoardProps {
  layout: 'wide' | 'tall';
  open: Panels['open'];
}

/** The game's own table, with its position, its seats, and the page's parts for it to place. */
function BoardSlot({ layout, open }: BoardProps) {
  const { loaded, controller, announce } = useTable();
  const { info, displayed, lookBack, step, queuedSteps, isHeld, busy } = useTableState((state) => state);
  const outcome = useTableState(displayedOutcome);
  const seatWords = useSeatFallbackNames();
  const notice = useNotice(open);
  const skip = useSkip();
  const seat = info?.you.seat ?? null;
  // One's own seat is at the bottom; round one screen the table is not turned about, whoever looks.
  const [first] = useState(seat ?? 0);
  const perspective = controller.connection.place === 'device' ? first : (seat ?? 0);
  const act = useCallback((move: unknown) => void controller.act({ kind: 'move', move }), [controller]);
  const undo = useCallback(() => void controller.act({ kind: 'undo' }), [controller]);
  const history = useDisplayedHistory();
  if (!info || !displayed) return null;
  const { situation } = displayed;
  const asks = queuedSteps === 0 && lookBack === null && situation.status === 'running';
  const Table = loaded.board.Board;
  return (
    <Table
      position={lookBack?.position ?? situation.view}
      step={lookBack ? null : step}
      eventHistory={history}
      viewer={controller.viewer}
      bottomSeat={perspective}
      seats={listSeatDisplays({
        info,
        situation,
        board: loaded.board,
        words: seatWords,
        // Round one screen all its people sit at it.
        mine: (each) =>
          each === seat || (controller.connection.place === 'device' && info.seats[each]?.kind === 'person'),
      })}
      decision={asks ? situation.decision : null}
      sealed={lookBack ? null : situation.sealed}
      busy={busy}
      act={act}
      proceed={isHeld && lookBack === null ? controller.proceed : null}
      undo={situation.undo && lookBack === null ? undo : null}
      undoRefusal={situation.undoRefusal}
      layout={layout}
      isLookingBack={lookBack !== null}
      outcome={lookBack ? null : outcome}
      slots={{
        title: <TitleSlot layout={layout} />,
        menu: <MenuButtons layout={layout} open={open} />,
        log: <LogSheet />,
        notice,
        skip,
      }}
      announce={announce}
    />
  );
}
