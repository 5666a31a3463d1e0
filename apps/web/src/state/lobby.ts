import type { TableCard } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import type { ConnectionStatus } from '../net/socket.ts';
import { afterFirstPaint } from './scheduling.ts';

export interface Lobby {
  /** Null until the server has sent them. */
  readonly lists: LobbyLists | null;
  readonly connection: ConnectionStatus;
}

export interface LobbyLists {
  readonly open: readonly TableCard[];
  readonly mine: readonly TableCard[];
}

/** The server's lists of tables, updated while the component is mounted. The code for it is loaded after the first paint. */
export function useLobby(): Lobby {
  const [lists, setLists] = useState<LobbyLists | null>(null);
  const [connection, setConnection] = useState<ConnectionStatus>({ kind: 'idle' });
  useEffect(() => {
    let stop: (() => void) | null = null;
    let unmounted = false;
    afterFirstPaint()
      .then(() => import('./follow-lobby.ts'))
      .then(({ subscribeToLobby }) => {
        if (!unmounted) stop = subscribeToLobby(setLists, setConnection);
      })
      // The server no longer has this chunk: it runs a newer version.
      .catch(() => setConnection({ kind: 'reloadNeeded' }));
    return () => {
      unmounted = true;
      stop?.();
    };
  }, []);
  return { lists, connection };
}
