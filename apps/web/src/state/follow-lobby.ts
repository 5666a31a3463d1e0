import { pageSocket } from '../net/page-socket.ts';
import type { ConnectionStatus } from '../net/socket.ts';
import { identifyBrowser } from './identity.ts';
import type { LobbyLists } from './lobby.ts';

/** Follows the server's lists of tables. The answer stops it. */
export function subscribeToLobby(
  onLists: (lists: LobbyLists) => void,
  onLine: (line: ConnectionStatus) => void,
): () => void {
  let stop: (() => void) | null = null;
  let gone = false;
  onLine(pageSocket.status);
  const begin = () => {
    if (gone) return;
    stop = pageSocket.listen((message) => {
      if (message.t === 'hello') pageSocket.send({ t: 'lobby', on: true });
      if (message.t === 'lobby') onLists({ open: message.open, mine: message.mine });
    }, onLine);
    pageSocket.send({ t: 'lobby', on: true });
  };
  // Without the cookie that the first answer sets, the socket would be turned away.
  identifyBrowser().then(begin, begin);
  return () => {
    gone = true;
    pageSocket.send({ t: 'lobby', on: false });
    stop?.();
  };
}
