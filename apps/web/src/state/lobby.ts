import type { TableCard } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import type { ConnectionStatus } from '../net/socket.ts';
import { afterFirstPaint } from './scheduling.ts';

export interface Lobby {
  /** Open tables and mine; null until the server has told. */
  readonly lists: LobbyLists | null;
  readonly connection: ConnectionStatus;
}

export interface LobbyLists {
  readonly open: readonly TableCard[];
  readonly mine: readonly TableCard[];
}

/** The server's lists of tables, kept fresh while the page is shown. The page stands before the part that asks is here. */
export function useLobby(): Lobby {
  const [lists, setLists] = useState<LobbyLists | null>(null);
  const [connection, setLine] = useState<ConnectionStatus>({ kind: 'idle' });
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    afterFirstPaint()
      .then(() => import('./follow-lobby.ts'))
      .then(({ subscribeToLobby }) => {
        if (!gone) stop = subscribeToLobby(setLists, setLine);
      })
      // This part is gone from the server: a newer version of the page has it.
      .catch(() => setLine({ kind: 'outdated' }));
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return { lists, connection };
}
