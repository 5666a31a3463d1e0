import { pageSocket } from '../net/page-socket.ts';
import type { ConnectionStatus } from '../net/socket.ts';
import { identifyBrowser } from './identity.ts';
import { listWaiting } from './list-waiting.ts';
import type { LobbyLists } from './lobby.ts';
import { serverModeStore } from './server-mode.ts';
import { noteWaiting } from './waiting-tables.ts';

/** How many follow the lists: the server is told once nobody does any more. */
let followers = 0;

/** Follows the server's lists of tables. Returns a function that stops it. */
export function subscribeToLobby(
  onLists: (lists: LobbyLists) => void,
  onStatus: (status: ConnectionStatus) => void,
): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  followers++;
  onStatus(pageSocket.status);
  const begin = () => {
    if (stopped) return;
    stop = pageSocket.listen((message) => {
      if (message.t === 'hello') {
        serverModeStore.setState({ mode: message.mode ?? null });
        pageSocket.send({ t: 'lobby', on: true });
      }
      if (message.t !== 'lobby') return;
      onLists({ open: message.open, mine: message.mine });
      noteWaiting(listWaiting(message.mine));
    }, onStatus);
    pageSocket.send({ t: 'lobby', on: true });
  };
  // The server rejects sockets without the cookie that its first answer sets.
  identifyBrowser().then(begin, begin);
  return () => {
    stopped = true;
    stop?.();
    if (--followers === 0) pageSocket.send({ t: 'lobby', on: false });
  };
}
