import { socket } from '../net/browser.ts';
import type { Line } from '../net/socket.ts';
import { introduce } from './introduce.ts';
import type { LobbyLists } from './lobby.ts';

/** Follows the server's lists of tables. The answer stops it. */
export function followLobby(onLists: (lists: LobbyLists) => void, onLine: (line: Line) => void): () => void {
  let stop: (() => void) | null = null;
  let gone = false;
  onLine(socket.line);
  const begin = () => {
    if (gone) return;
    stop = socket.listen((message) => {
      if (message.t === 'hello') socket.send({ t: 'lobby', on: true });
      if (message.t === 'lobby') onLists({ open: message.open, mine: message.mine });
    }, onLine);
    socket.send({ t: 'lobby', on: true });
  };
  // Without the cookie that the first answer sets, the socket would be turned away.
  introduce().then(begin, begin);
  return () => {
    gone = true;
    socket.send({ t: 'lobby', on: false });
    stop?.();
  };
}
