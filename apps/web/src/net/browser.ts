import { API } from '@durbar/protocol';
import { foundFresh } from '../sw/register.ts';
import { api } from './api.ts';
import { type Channel, type ChannelEars, Socket } from './socket.ts';

function address(): string {
  const url = new URL(API.socket, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function open(ears: ChannelEars): Channel {
  const line = new WebSocket(address());
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => ears.message(data));
  line.addEventListener('close', ({ code }) => ears.closed(code));
  return { send: (text) => line.send(text), close: () => line.close() };
}

/** The page's one socket. */
export const socket = new Socket({
  open,
  now: () => Date.now(),
  random: () => Math.random(),
  later: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  renewed: foundFresh,
  introduce: async () => {
    await api.me();
  },
});

/** Whatever says that the line may have changed while nobody looked: the phone wakes, the network comes back. */
function wakeWithPage(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.wake();
  });
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, () => socket.wake());
}
wakeWithPage();
