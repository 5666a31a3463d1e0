import type { Seat } from '@durbar/kernel';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '../../app/Loading.tsx';
import type { LoadedGame } from '../../games/index.ts';
import type { Link } from '../../table/link.ts';
import { seatName } from '../../table/looks.ts';
import { useSeatWords } from '../../words/useSeatWords.ts';
import { Announcer, useAnnouncer } from './Announcer.tsx';
import { Curtain } from './Curtain.tsx';
import { TableContext, type TableSetting } from './context.ts';
import { Stage } from './Stage.tsx';
import { useController } from './useController.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

interface TablePageProps {
  loaded: LoadedGame;
  link: Link;
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
    <WordsLayer catalogues={rest.loaded.words}>
      <Inside {...rest} notKept={notKept} fromStart={fromStart} />
    </WordsLayer>
  );
}

function Inside({ loaded, link, table, notKept, fromStart }: Required<TablePageProps>) {
  const controller = useController(loaded, link, table);
  const info = useStore(controller.store, (state) => state.info);
  const shown = useStore(controller.store, (state) => state.shown !== null);
  const curtain = useStore(controller.store, (state) => state.curtain);
  const seatWords = useSeatWords();
  // The end of a match is not shown for a moment before its beginning.
  const [ready, setReady] = useState(!fromStart);
  useEffect(() => {
    if (fromStart && shown) void controller.lookAt(-1).then(() => setReady(true));
  }, [fromStart, shown, controller]);
  const announcer = useAnnouncer();
  const names = useCallback((seat: Seat) => (info ? seatName(info, seat, seatWords) : ''), [info, seatWords]);
  const { announce } = announcer;
  const setting: TableSetting = useMemo(
    () => ({ loaded, controller, names, ink: (seat) => loaded.board.inkOf(seat), announce, notKept }),
    [loaded, controller, names, announce, notKept],
  );
  return (
    <TableContext value={setting}>
      <Announcer {...announcer} />
      {curtain !== null && <Curtain seat={curtain} />}
      {curtain === null && info && ready && (shown ? <Stage /> : <WaitingRoom info={info} />)}
      {!(info && ready) && <Loading />}
    </TableContext>
  );
}
