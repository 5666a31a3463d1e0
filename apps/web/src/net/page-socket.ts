import { API } from '@durbar/protocol';
import { noteNewVersion } from '../sw/register.ts';
import { api } from './api.ts';
import { Socket, type SocketChannel, type SocketChannelHandlers } from './socket.ts';

function address(): string {
  const url = new URL(API.socket, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function open(ears: SocketChannelHandlers): SocketChannel {
  const line = new WebSocket(address());
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => ears.message(data));
  line.addEventListener('close', ({ code }) => ears.closed(code));
  return { send: (text) => line.send(text), close: () => line.close() };
}

/** The page's one socket. */
export const pageSocket = new Socket({
  open,
  now: () => Date.now(),
  random: () => Math.random(),
  setTimer: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  onNewerBuild: noteNewVersion,
  identify: async () => {
    await api.me();
  },
});

/** Whatever says that the line may have changed while nobody looked: the phone wakes, the network comes back. */
function reconnectWithPage(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pageSocket.reconnectNow();
  });
  for (const event of ['online', 'offline', 'pageshow'])
    addEventListener(event, () => pageSocket.reconnectNow());
}
reconnectWithPage();
