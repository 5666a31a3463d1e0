/** The part of a BroadcastChannel that is used, so that tests can stand in. */
interface TabChannel {
  say(): void;
  close(): void;
}

/** Opens a channel between tabs; `heard` is told when another tab says something on it. */
type OpenTabChannel = (name: string, heard: () => void) => TabChannel;

/**
 * Makes this tab the one that plays a match of this device: two would write over each other. Whoever opened it last has
 * it; `onLost` tells the one before. The answer gives it up.
 */
export function claimMatch(match: string, onLost: () => void, open: OpenTabChannel = broadcast): () => void {
  const channel = open(`durbar.match.${match}`, onLost);
  channel.say();
  return () => channel.close();
}

function broadcast(name: string, heard: () => void): TabChannel {
  const line = new BroadcastChannel(name);
  line.addEventListener('message', heard);
  return { say: () => line.postMessage('mine'), close: () => line.close() };
}
