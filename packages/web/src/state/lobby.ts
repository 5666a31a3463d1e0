import type { TableCard } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import { socket } from '../net/browser.ts';
import type { Line } from '../net/socket.ts';
import { introduce } from './me.ts';

export interface Lobby {
  /** Open tables and mine; null until the server has told. */
  readonly lists: { readonly open: readonly TableCard[]; readonly mine: readonly TableCard[] } | null;
  readonly line: Line;
}

/** The server's lists of tables, kept fresh while the page is shown. */
export function useLobby(): Lobby {
  const [lists, setLists] = useState<Lobby['lists']>(null);
  const [line, setLine] = useState<Line>(socket.line);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    const begin = () => {
      if (gone) return;
      stop = socket.listen((message) => {
        if (message.t === 'hello') socket.send({ t: 'lobby', on: true });
        if (message.t === 'lobby') setLists({ open: message.open, mine: message.mine });
      }, setLine);
      socket.send({ t: 'lobby', on: true });
    };
    // Without the cookie that the first answer sets, the socket would be turned away.
    introduce().then(begin, begin);
    return () => {
      gone = true;
      socket.send({ t: 'lobby', on: false });
      stop?.();
    };
  }, []);
  return { lists, line };
}
