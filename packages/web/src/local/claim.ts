/** The part of a BroadcastChannel that is used, so that tests can stand in. */
export interface Channel {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/**
 * Makes this tab the one that plays a match of this device: two would write over each other. Whoever opened it last has
 * it; `onLost` tells the one before. The answer gives it up.
 */
export function claim(
  match: string,
  onLost: () => void,
  open: (name: string) => Channel = channelOf,
): () => void {
  const channel = open(`durbar.match.${match}`);
  channel.onmessage = ({ data }) => {
    if (data === 'mine') onLost();
  };
  channel.postMessage('mine');
  return () => channel.close();
}

function channelOf(name: string): Channel {
  const line = new BroadcastChannel(name);
  const channel: Channel = {
    postMessage: (message) => line.postMessage(message),
    close: () => line.close(),
    onmessage: null,
  };
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => channel.onmessage?.({ data }));
  return channel;
}
