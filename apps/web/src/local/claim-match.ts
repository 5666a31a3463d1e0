/** The part of a BroadcastChannel that is used here; tests replace it. */
interface TabChannel {
  announce(): void;
  close(): void;
}

/** Opens a channel between tabs; `onMessage` runs when another tab announces itself. */
type OpenTabChannel = (name: string, onMessage: () => void) => TabChannel;

/**
 * Claims a match of this device for this tab, since two tabs would overwrite each other. The tab that opened the match
 * last holds the claim; `onLost` runs in the tab that loses it. Returns a function that gives the claim up.
 */
export function claimMatch(match: string, onLost: () => void, open: OpenTabChannel = broadcast): () => void {
  const channel = open(`durbar.match.${match}`, onLost);
  channel.announce();
  return () => channel.close();
}

function broadcast(name: string, onMessage: () => void): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onMessage);
  return { announce: () => channel.postMessage('mine'), close: () => channel.close() };
}
