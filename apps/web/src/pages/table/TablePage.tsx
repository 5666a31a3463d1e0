import type { Seat } from '@durbar/kernel';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { LoadedGame } from '../../games/load-game.ts';
import { seatName } from '../../table/seat-displays.ts';
import type { TableConnection } from '../../table/table-connection.ts';
import { Loading } from '../layout/Loading.tsx';
import { Announcer, useAnnouncer } from './Announcer.tsx';
import { HandoverScreen } from './HandoverScreen.tsx';
import { MatchScreen } from './MatchScreen.tsx';
import { TableContext, type TablePageContext } from './table-context.ts';
import { useController } from './useController.ts';
import { useSeatFallbackNames } from './useSeatFallbackNames.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

interface TablePageProps {
  loaded: LoadedGame;
  link: TableConnection;
  /** Names what is kept of the table on this device. */
  table: string;
  /** The browser does not keep this match. */
  notKept?: boolean;
  /** Begins with a look at how it all started: a match that is over. */
  fromStart?: boolean;
}

/** A table: its waiting room first, then the game. */
export function TablePage({ notKept = false, fromStart = false, ...rest }: TablePageProps) {
  return (
    <WordsLayer source={rest.loaded.words}>
      <Inside {...rest} notKept={notKept} fromStart={fromStart} />
    </WordsLayer>
  );
}

function Inside({ loaded, link, table, notKept, fromStart }: Required<TablePageProps>) {
  const controller = useController(loaded, link, table);
  const info = useStore(controller.store, (state) => state.info);
  const shown = useStore(controller.store, (state) => state.displayed !== null);
  const handover = useStore(controller.store, (state) => state.handover);
  const seatWords = useSeatFallbackNames();
  // The end of a match is not shown for a moment before its beginning.
  const [ready, setReady] = useState(!fromStart);
  useEffect(() => {
    if (fromStart && shown) void controller.lookAt(-1).then(() => setReady(true));
  }, [fromStart, shown, controller]);
  const announcer = useAnnouncer();
  const names = useCallback((seat: Seat) => (info ? seatName(info, seat, seatWords) : ''), [info, seatWords]);
  const { announce } = announcer;
  const setting: TablePageContext = useMemo(
    () => ({
      loaded,
      controller,
      names,
      playerColourOf: (seat) => loaded.board.playerColourOf(seat),
      announce,
      isNotSaved: notKept,
    }),
    [loaded, controller, names, announce, notKept],
  );
  return (
    <TableContext value={setting}>
      <Announcer {...announcer} />
      {handover !== null && <HandoverScreen seat={handover} />}
      {handover === null && info && ready && (shown ? <MatchScreen /> : <WaitingRoom info={info} />)}
      {!(info && ready) && <Loading />}
    </TableContext>
  );
}
