import type { Seat } from '@durbar/kernel';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { LoadedGame } from '../../games/load-game.ts';
import { linkedPosition } from '../../table/position-link.ts';
import { seatColours } from '../../table/seat-colours.ts';
import { seatName } from '../../table/seat-displays.ts';
import type { TableConnection } from '../../table/table-connection.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { Loading } from '../layout/Loading.tsx';
import type { ChatParts } from './context/chat-contract.ts';
import { TableContext, type TablePageContext } from './context/table-context.ts';
import { useController } from './context/useController.ts';
import { useSeatFallbackNames } from './context/useSeatFallbackNames.ts';
import { Announcer, useAnnouncer } from './effects/Announcer.tsx';
import { HandoverScreen } from './HandoverScreen.tsx';
import { MatchScreen } from './MatchScreen.tsx';

const WaitingRoom = lazyPage(['room', 'chat', 'hosting'], () => import('./WaitingRoom.tsx'), <Loading />);

interface TablePageProps {
  loaded: LoadedGame;
  connection: TableConnection;
  /** Names the table's entries in this device's storage. */
  table: string;
  /** The browser does not store this match. */
  isNotSaved?: boolean;
  /** Loads the page again, because the table uses other rules than `loaded`. */
  onOutdated?: () => void;
  /** Begins with a look back at the position after this log entry; by default the entry in the address, if any. */
  startAt?: number | null;
  /** The parts of a chat, at a table that may have one. */
  chat?: ChatParts | null;
  /** The screen of the running match; by default the board with all of the page's parts. */
  screen?: ReactNode;
}

const MATCH_SCREEN = <MatchScreen />;
const ignore = (): void => undefined;

/** A table: its waiting room first, then the game. */
export function TablePage({
  isNotSaved = false,
  startAt = linkedPosition(location.search),
  onOutdated = ignore,
  chat = null,
  screen = MATCH_SCREEN,
  ...rest
}: TablePageProps) {
  return (
    <WordsLayer source={rest.loaded.words}>
      <TableContents
        {...rest}
        isNotSaved={isNotSaved}
        startAt={startAt}
        onOutdated={onOutdated}
        chat={chat}
        screen={screen}
      />
    </WordsLayer>
  );
}

function TableContents(props: Required<TablePageProps>) {
  const { loaded, connection, table, isNotSaved, startAt, onOutdated, chat, screen } = props;
  const controller = useController(loaded, connection, table);
  const info = useStore(controller.store, (state) => state.info);
  const shown = useStore(controller.store, (state) => state.displayed !== null);
  const handover = useStore(controller.store, (state) => state.handover);
  const seatWords = useSeatFallbackNames();
  // Shows nothing until that position is loaded, so that the end does not flash up.
  const [start] = useState(startAt);
  const [ready, setReady] = useState(start === null);
  useEffect(() => {
    if (ready || start === null || !info) return;
    const lookBack = async () => {
      // A reload after the look back shows the present.
      history.replaceState(history.state, '', location.pathname);
      if (shown) await controller.lookAt(start);
      setReady(true);
    };
    void lookBack();
  }, [ready, start, info, shown, controller]);
  const isOutdated = useStore(controller.store, (state) => state.isOutdated);
  useEffect(() => {
    if (isOutdated) onOutdated();
  }, [isOutdated, onOutdated]);
  const announcer = useAnnouncer();
  const names = useCallback((seat: Seat) => (info ? seatName(info, seat, seatWords) : ''), [info, seatWords]);
  const colours = useMemo(() => (info ? seatColours(info, loaded.board) : []), [info, loaded]);
  const coloursOf = useCallback((seat: Seat) => colours[seat] ?? [seat], [colours]);
  const playerColourOf = useCallback((seat: Seat) => coloursOf(seat)[0] ?? seat, [coloursOf]);
  const { announce } = announcer;
  const context: TablePageContext = useMemo(
    () => ({
      loaded,
      controller,
      names,
      playerColourOf,
      coloursOf,
      announce,
      chat,
      isNotSaved,
    }),
    [loaded, controller, names, playerColourOf, coloursOf, announce, chat, isNotSaved],
  );
  return (
    <TableContext value={context}>
      <Announcer {...announcer} />
      {handover !== null && <HandoverScreen seat={handover} />}
      {handover === null && info && ready && (shown ? screen : <WaitingRoom info={info} />)}
      {!(info && ready) && <Loading />}
    </TableContext>
  );
}
