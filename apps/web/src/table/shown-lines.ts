import type { GameEvent } from '@durbar/kernel';
import type { ShownLine } from '@durbar/kit/board/board-contract.ts';
import type { ViewerLogEntry } from '@durbar/table';
import type { PlaybackEnvironment } from './playback-queue.ts';

/** How long a line that is shown again stays on the board, in milliseconds. */
const SHOWN_MS = 3000;

/** Shows lines of the log again on the board, one at a time. The present stays on screen and can be played. */
export class ShownLines {
  readonly #setTimer: PlaybackEnvironment['setTimer'];
  readonly #show: (line: ShownLine<GameEvent> | null) => void;
  #count = 0;
  #cancel: (() => void) | null = null;

  /** @param show is called with each line, and with null once it is over */
  constructor(setTimer: PlaybackEnvironment['setTimer'], show: (line: ShownLine<GameEvent> | null) => void) {
    this.#setTimer = setTimer;
    this.#show = show;
  }

  /** Shows a move; instead of the one that is being shown. */
  show({ seat, events }: Pick<ViewerLogEntry, 'seat' | 'events'>): void {
    this.stop();
    this.#show({ id: ++this.#count, seat, events, ms: SHOWN_MS });
    this.#cancel = this.#setTimer(SHOWN_MS, () => this.stop());
  }

  /** Ends what is shown. */
  stop(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#cancel = null;
    this.#show(null);
  }
}
