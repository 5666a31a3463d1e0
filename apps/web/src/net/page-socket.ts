import { API } from '@durbar/protocol';
import { absoluteAddress } from '../address/absolute-address.ts';
import { noteNewVersion } from '../sw/register.ts';
import { api } from './api.ts';
import { Socket, type SocketChannel, type SocketChannelHandlers } from './socket.ts';

function open(handlers: SocketChannelHandlers): SocketChannel {
  const socket = new WebSocket(absoluteAddress(API.socket).replace('http', 'ws'));
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => handlers.message(data));
  socket.addEventListener('close', ({ code }) => handlers.closed(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

/** The page's one socket. */
export const pageSocket = new Socket({
  open,
  now: () => performance.now(),
  random: () => Math.random(),
  setTimer: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  onNewVersion: noteNewVersion,
  identify: async () => {
    await api.me();
  },
});

/** Checks the connection when the page becomes visible and when the network changes. */
function reconnectWithPage(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pageSocket.checkNow();
  });
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, () => pageSocket.checkNow());
}
reconnectWithPage();
