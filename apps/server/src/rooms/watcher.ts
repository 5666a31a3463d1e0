import type { Viewer } from '@durbar/kernel';

/** Somebody's line to the server, as a room sees it. */
export interface Listener {
  readonly person: string;
  send(text: string): void;
  /** Sends a message that has been made into a frame for several; it is not changed. */
  sendFrame(frame: Buffer): void;
  /** Ends the line, because what it was told may not be true: the page comes back and asks anew. */
  cutOff(): void;
}

/** Somebody who has a table open on one line. */
export interface Watcher {
  readonly listener: Listener;
  viewer: Viewer;
  /** Number of the last update that was sent. */
  sent: number;
}
