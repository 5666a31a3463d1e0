import type { GameEvent } from '@durbar/kernel';
import { OpenClause } from '@durbar/kit/board/Clause.tsx';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { preferences } from '../../state/preferences.ts';
import { useTitle } from '../../state/title.ts';
import { movesIn } from '../../table/frame.ts';
import { seatLooks } from '../../table/looks.ts';
import { toldOutcome } from '../../table/telling.ts';
import { useSeatWords } from '../../words/useSeatWords.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/cards.ts';
import { useTable, useTableState } from './context.ts';
import { LogSheet } from './LogSheet.tsx';
import { useMedia, WIDE } from './media.ts';
import { type Panels, usePanels } from './panels.ts';
import styles from './Stage.module.css';
import { MenuButtons, TitleSlot, useSkip } from './slots.tsx';
import { Toasts } from './Toasts.tsx';
import { useAnnouncements } from './useAnnouncements.ts';
import { useNotice } from './useNotice.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { useSounds } from './useSounds.ts';

const PanelsAbove = lazy(() => import('./Panels.tsx'));

/** The game on the table, and what lies above it. */
export function Stage() {
  const { loaded, controller } = useTable();
  const words = useWords();
  const tells = useTableState((state) => state.missed.length > 0);
  const yours = useTableState(
    ({ newest }) => newest?.situation.status === 'running' && newest.situation.decision !== null,
  );
  const layout = useMedia(WIDE) ? 'wide' : 'tall';
  const panels = usePanels();
  const { open } = panels;
  useEffect(() => {
    if (tells) open('missed');
  }, [tells, open]);
  useAnnouncements();
  useSounds(controller, soundWanted);
  useShortcuts(panels);
  const title = gameTitle(words, loaded.id);
  useTitle(title, yours);
  return (
    <OpenClause value={panels.openClause}>
      <div className={styles.stage} data-layout={layout}>
        <main className={styles.board}>
          <h1 className="visually-hidden">{title}</h1>
          <Board layout={layout} open={open} />
        </main>
        <Toasts />
        {panels.current !== null && (
          <Suspense fallback={null}>
            <PanelsAbove panels={panels} />
          </Suspense>
        )}
      </div>
    </OpenClause>
  );
}

const soundWanted = () => preferences.getState().sound;

/** What was told up to what is drawn. */
function useHistory(): readonly (readonly GameEvent[])[] {
  const log = useTableState((state) => state.shown?.log);
  const lines = useTableState((state) => (state.past === null ? undefined : state.past.index + 1));
  return useMemo(() => (log ? movesIn(log.slice(0, lines)) : []), [log, lines]);
}

interface BoardProps {
  layout: 'wide' | 'tall';
  open: Panels['open'];
}

/** The game's own table, with its position, its seats, and the page's parts for it to place. */
function Board({ layout, open }: BoardProps) {
  const { loaded, controller, announce } = useTable();
  const { info, shown, past, step, waiting, held, busy } = useTableState((state) => state);
  const outcome = useTableState(toldOutcome);
  const seatWords = useSeatWords();
  const notice = useNotice(open);
  const skip = useSkip();
  const seat = info?.you.seat ?? null;
  // One's own seat is at the bottom; round one screen the table is not turned about, whoever looks.
  const [first] = useState(seat ?? 0);
  const perspective = controller.link.place === 'device' ? first : (seat ?? 0);
  const act = useCallback((move: unknown) => void controller.act({ kind: 'move', move }), [controller]);
  const undo = useCallback(() => void controller.act({ kind: 'undo' }), [controller]);
  const history = useHistory();
  if (!info || !shown) return null;
  const { situation } = shown;
  const asks = waiting === 0 && past === null && situation.status === 'running';
  const Table = loaded.board.Table;
  return (
    <Table
      position={past?.position ?? situation.view}
      step={past ? null : step}
      history={history}
      viewer={controller.viewer}
      perspective={perspective}
      seats={seatLooks({
        info,
        situation,
        board: loaded.board,
        words: seatWords,
        // Round one screen all its people sit at it.
        mine: (each) =>
          each === seat || (controller.link.place === 'device' && info.seats[each]?.kind === 'person'),
      })}
      decision={asks ? situation.decision : null}
      sealed={past ? null : situation.sealed}
      busy={busy}
      act={act}
      proceed={held && past === null ? controller.proceed : null}
      undo={situation.undo && past === null ? undo : null}
      undoRefusal={situation.undoRefusal}
      layout={layout}
      past={past !== null}
      outcome={past ? null : outcome}
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
