import type { GameEvent, Seat } from '@durbar/kernel';
import type { BoardProps as GameBoardProps, SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { OpenClauseContext } from '@durbar/kit/board/Clause.tsx';
import type { BoardSignal } from '@durbar/kit/board/feedback.ts';
import { WIDE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { lazyComponent } from '@durbar/kit/ui/lazy-component.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import type { TableInfo } from '@durbar/protocol';
import type { SeatSituation, Situation } from '@durbar/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTitle } from '../../state/useTitle.ts';
import { displayedOutcome } from '../../table/playback-status.ts';
import { listSeatDisplays } from '../../table/seat-displays.ts';
import { seatsAfter } from '../../table/seats-after.ts';
import { entriesBetween, listStandingMoves } from '../../table/stream-state.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import chatStyles from './chat/chat.module.css';
import { useChatView } from './chat/useChatView.ts';
import { useTellZone } from './clocks/useTellZone.ts';
import type { ChatParts, ChatView } from './context/chat-contract.ts';
import { useTable, useTableState } from './context/table-context.ts';
import { useLog } from './context/useLog.ts';
import { useSeatFallbackNames } from './context/useSeatFallbackNames.ts';
import { useSounds } from './effects/sound/useSounds.ts';
import { useAnnouncements } from './effects/useAnnouncements.ts';
import { useShortcuts } from './effects/useShortcuts.ts';
import { useTableCommands } from './effects/useTableCommands.ts';
import { useWaitingTables } from './effects/useWaitingTables.ts';
import { LogSheet } from './log/LogSheet.tsx';
import styles from './MatchScreen.module.css';
import { useNotice } from './notices/useNotice.tsx';
import { type Panels, usePanels } from './panels/usePanels.ts';
import { MenuButtons, TitleSlot, useSkip } from './slots.tsx';
import { Toasts } from './Toasts.tsx';
import { useWaitingButtons } from './useWaitingButtons.tsx';

/** For boards that don't show all that a seat has. */
const PlainSeats = lazyComponent(() => import('@durbar/kit/plain/PlainSeats.tsx'));
const PanelHost = lazyPage(['panels', 'kernel', 'protocol'], () => import('./panels/PanelHost.tsx'));
const SeatClock = lazyPage(['clocks'], () => import('./clocks/SeatClock.tsx'));

type BoardSlots = GameBoardProps<never, never, never>['slots'];

const NO_SEATS: readonly SeatSituation[] = [];

/** The board, with its toasts and the open panel above. */
export function MatchScreen() {
  const { loaded, controller, chat: parts } = useTable();
  const words = useWords();
  const hasMissed = useTableState((state) => state.missed.length > 0);
  const isMyTurn = useTableState(
    ({ latest }) => latest?.situation.status === 'running' && latest.situation.decision !== null,
  );
  const isPlanning = useTableState((state) => state.planning !== null);
  const layout = useMedia(WIDE_QUERY) ? 'wide' : 'tall';
  const panels = usePanels();
  const chat = useChatView(layout);
  const { open } = panels;
  useEffect(() => {
    if (hasMissed) open('missed');
  }, [hasMissed, open]);
  useAnnouncements();
  const signal = useSounds(controller, loaded.board);
  useShortcuts(panels, chat);
  useTableCommands(panels, chat);
  useTellZone();
  const title = gameTitle(words, loaded.id);
  const id = useTableState(({ info }) => info?.id ?? null);
  useTitle(title, { id, isMyTurn });
  useWaitingTables(controller.connection.place === 'server' ? id : null, isMyTurn);
  return (
    <OpenClauseContext value={panels.openClause}>
      <div
        className={styles.matchScreen}
        data-layout={layout}
        data-grows={layout === 'wide' || undefined}
        data-planning={isPlanning || undefined}
      >
        <main className={styles.board}>
          <h1 className="visually-hidden">{title}</h1>
          <BoardSlot layout={layout} panels={panels} chat={chat} signal={signal} />
        </main>
        {parts && <parts.Announcements />}
        {parts && layout === 'tall' && chat?.isOpen && <parts.Sheet view={chat} />}
        <Toasts />
        {panels.current !== null && <PanelHost panels={panels} chat={chat} />}
      </div>
    </OpenClauseContext>
  );
}

/** The events of each move that stands at the position on screen. */
function useDisplayedHistory(): readonly (readonly GameEvent[])[] {
  const log = useLog();
  const end = useTableState((state) => (state.lookBack === null ? undefined : state.lookBack.index + 1));
  return useMemo(() => listStandingMoves(entriesBetween(log, 0, end)), [log, end]);
}

/** Who plays each seat at the position on screen. */
function useDisplayedSeats(): readonly SeatSituation[] {
  const log = useLog();
  const seats = useTableState((state) => state.displayed?.situation.seats ?? NO_SEATS);
  const index = useTableState((state) => state.lookBack?.index ?? null);
  return useMemo(() => (index === null ? seats : seatsAfter(seats, log, index)), [seats, log, index]);
}

interface BoardProps {
  layout: 'wide' | 'tall';
  panels: Panels;
  /** Null where nobody can talk. */
  chat: ChatView | null;
  signal: (what: BoardSignal) => void;
}

/** The game's board, with the page's parts in its slots. */
export function BoardSlot({ layout, panels, chat, signal }: BoardProps) {
  const { open } = panels;
  const { loaded, controller, chat: parts } = useTable();
  const { info, displayed, again, lookBack, step, queuedSteps, isHeld, busy } = useTableState(
    (state) => state,
  );
  const outcome = useTableState(displayedOutcome);
  const seatWords = useSeatFallbackNames();
  const notice = useNotice(open);
  const skip = useSkip();
  const waitingButtons = useWaitingButtons();
  const planning = useTableState((state) => (state.lookBack === null ? state.planning : null));
  const reports = useBoardReports(signal);
  const seat = info?.you.seat ?? null;
  const bottomSeat = useBottomSeat(seat ?? 0);
  const act = useCallback((move: unknown) => void controller.act({ kind: 'move', move }), [controller]);
  const undo = useCallback(() => void controller.act({ kind: 'undo' }), [controller]);
  const history = useDisplayedHistory();
  const seats = useDisplayedSeats();
  if (!info || !displayed) return null;
  const { situation } = displayed;
  const Board = loaded.board.Board;
  const shown = {
    game: loaded.game,
    position: lookBack?.position ?? situation.view,
    bottomSeat,
    seats: withClocks(
      info,
      listSeatDisplays({
        info,
        situation: { ...situation, seats },
        board: loaded.board,
        words: seatWords,
        // On a shared screen every person's seat is the viewer's own.
        mine: (each) =>
          each === seat || (controller.connection.place === 'device' && info.seats[each]?.kind === 'person'),
      }),
    ),
    ...shownSeat(panels, (bottomSeat + 1) % situation.seats.length),
  };
  return (
    <>
      <Board
        {...shown}
        step={lookBack ? null : step}
        again={again}
        eventHistory={history}
        viewer={controller.viewer}
        {...(lookBack ? NOTHING_TO_DECIDE : whatToDecide(situation, queuedSteps))}
        busy={busy}
        act={act}
        proceed={isHeld && lookBack === null ? controller.proceed : null}
        undo={situation.undo && lookBack === null ? undo : null}
        undoRefusal={situation.undoRefusal}
        forbidsUndo={info.terms?.undo === 'never'}
        layout={layout}
        isLookingBack={lookBack !== null}
        outcome={lookBack ? null : outcome}
        {...reports}
        {...planning?.board}
        slots={{
          title: <TitleSlot layout={layout} />,
          ...chatSlots({ layout, open, chat, parts, isPlaced: loaded.board.placesChat }),
          notice,
          skip,
          nextTable: waitingButtons,
        }}
      />
      {!loaded.board.showsSeats && <PlainSeats {...shown} />}
    </>
  );
}

const NOTHING_TO_DECIDE = { decision: null, sealed: null } as const;

/** What the viewer decides, once all that came before it is shown, and what they have sealed. */
function whatToDecide({ decision, sealed, status }: Situation, queuedSteps: number) {
  return { decision: queuedSteps === 0 && status === 'running' ? decision : null, sealed };
}

/** How the board announces and signals: to the player, and to the plan that they make, if any. */
function useBoardReports(signal: (what: BoardSignal) => void) {
  const { controller, announce } = useTable();
  const { store } = controller;
  return {
    announce: useCallback(
      (text: string) => {
        store.getState().planning?.planner.announced(text);
        announce(text);
      },
      [store, announce],
    ),
    signal: useCallback(
      (what: BoardSignal) => {
        store.getState().planning?.planner.signalled(what);
        signal(what);
      },
      [store, signal],
    ),
  };
}

/** The seat at the bottom: the viewer's; on a shared screen the first viewer's seat stays there. */
function useBottomSeat(seat: Seat): Seat {
  const { controller } = useTable();
  const [first] = useState(seat);
  return controller.connection.place === 'device' ? first : seat;
}

/** The seat that is shown at full size, if any. @param rival the first one if none is chosen */
const shownSeat = ({ current, seat, openSeat, close }: Panels, rival: Seat) => ({
  openSeat: current === 'seats' ? (seat ?? rival) : null,
  showSeat: (each: Seat | null) => (each === null ? close() : openSeat(each)),
});

/** Seats with their clocks, at a table that has some. */
function withClocks({ clock }: TableInfo, seats: readonly SeatDisplay[]): readonly SeatDisplay[] {
  if (!clock) return seats;
  return seats.map((each) =>
    clock.seats[each.seat] ? { ...each, clock: <SeatClock seat={each.seat} /> } : each,
  );
}

interface ChatSlotsProps {
  layout: 'wide' | 'tall';
  open: Panels['open'];
  chat: ChatView | null;
  parts: ChatParts | null;
  /** Whether the board has a place for the chat. */
  isPlaced?: boolean | undefined;
}

/** The slots that may have a part of the chat. */
function chatSlots({
  layout,
  open,
  chat,
  parts,
  isPlaced = false,
}: ChatSlotsProps): Pick<BoardSlots, 'menu' | 'log' | 'chat'> {
  const menu = <MenuButtons layout={layout} open={open} chat={isPlaced ? null : chat} />;
  const log = <LogSheet />;
  if (!chat || !parts) return { menu, log };
  if (layout === 'tall') return { menu, log, ...(isPlaced && { chat: <parts.Tab view={chat} /> }) };
  const drawer = <parts.Drawer view={chat} />;
  if (isPlaced) return { menu, log, chat: drawer };
  const both = (
    <div className={chatStyles.both}>
      {log}
      {drawer}
    </div>
  );
  return { menu, log: both };
}
