import type { GameEvent, Seat } from '@durbar/kernel';
import type { PlaybackStep } from '@durbar/kit/board/board-contract.ts';
import { listMoveEvents, type StreamState, soleSeat } from './stream-state.ts';

/** More steps than this at once are not worth watching: a return after an absence, not a round of bots. */
const MAX_QUEUED = 24;
/** Between two steps, so that one tells them apart. */
const STEP_GAP_MS = 140;
/** Whoever moved knows what happened, and need not wait for the pieces before going on. */
const OWN_STEP_MS = 220;

export interface PlaybackEnvironment {
  /** Runs `task` later; the answer cancels it. */
  setTimer(ms: number, task: () => void): () => void;
  /** How long a step is shown at normal speed, in milliseconds. */
  stepMs(events: readonly GameEvent[]): number;
  /** Whether a step stays on the stage until `proceed`, whatever the pace. */
  waitsForReader(events: readonly GameEvent[]): boolean;
  /** Factor on it; 0 shows nothing but the end. */
  speedFactor(): number;
  /** Whether pieces stay still: steps are then held as long, without moving. */
  reducedMotion(): boolean;
  /** Whether whoever looks made the moves of this seat. */
  isMine(seat: Seat | null): boolean;
  /** Whether somebody looks. */
  isVisible(): boolean;
}

/** What stands on the stage. */
export interface PlaybackState {
  readonly frame: StreamState;
  readonly step: PlaybackStep<GameEvent> | null;
  /** Steps that wait behind it. */
  readonly queuedSteps: number;
  /** It stays until `proceed`. */
  readonly isHeld: boolean;
}

/** Shows the steps of a match one after another, each for its time. */
export class PlaybackQueue {
  readonly #world: PlaybackEnvironment;
  readonly #show: (scene: PlaybackState) => void;
  readonly #queue: StreamState[] = [];
  #steps = 0;
  #frame: StreamState | null = null;
  #last: PlaybackStep<GameEvent> | null = null;
  #cancel: (() => void) | null = null;
  #held = false;

  constructor(world: PlaybackEnvironment, show: (scene: PlaybackState) => void) {
    this.#world = world;
    this.#show = show;
  }

  /** Puts a frame on the stage at once and drops what waited: a snapshot. */
  jumpTo(frame: StreamState): void {
    this.stop();
    this.#show({ frame, step: null, queuedSteps: 0, isHeld: false });
  }

  /** Shows frames that came together after all that wait already. */
  enqueue(frames: readonly StreamState[]): void {
    if (frames.length === 0) return;
    this.#queue.push(...frames);
    if (!this.#world.isVisible() || this.#queue.length > MAX_QUEUED) this.skip();
    else if (this.#world.speedFactor() === 0 && !this.#held && !this.#queue.some((each) => this.#holds(each)))
      this.skip();
    else if (!this.#cancel) this.#next();
    else this.#say();
  }

  /** Goes on from a step that is held. */
  proceed(): void {
    if (this.#held) this.#go();
  }

  /** Goes to the newest at once, with all that happened on the way. */
  skip(): void {
    const frames = this.#queue.splice(0);
    // Where nothing waits, what stands on the stage is cut short.
    const last = frames.at(-1) ?? (this.#cancel ? this.#frame : null);
    this.stop();
    if (last) this.#show({ frame: last, step: this.#step(frames, 0), queuedSteps: 0, isHeld: false });
  }

  /** Forgets what waits. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#held = false;
    this.#queue.length = 0;
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (!frame) return;
    const events = streamEvents(frame);
    const length =
      events.length === 0 ? 0 : Math.round(this.#world.stepMs(events) * this.#world.speedFactor());
    const whole = length === 0 ? 0 : length + STEP_GAP_MS;
    this.#held = this.#holds(frame);
    this.#cancel = this.#held
      ? () => undefined
      : this.#world.setTimer(this.#brief(frame) ? Math.min(whole, OWN_STEP_MS) : whole, () => this.#go());
    this.#frame = frame;
    this.#last = this.#step([frame], this.#world.reducedMotion() ? 0 : length);
    this.#say();
  }

  /** Whether it need not be shown to its end: whoever looks made the move, and goes on. Nobody goes on from the last. */
  #brief({ happened, situation }: StreamState): boolean {
    return situation.outcome === null && this.#world.isMine(soleSeat(happened));
  }

  #holds(frame: StreamState): boolean {
    return this.#world.waitsForReader(streamEvents(frame));
  }

  /** Goes on to what waits. */
  #go(): void {
    this.#cancel = null;
    this.#held = false;
    if (this.#queue.length > 0) this.#next();
    else this.#say();
  }

  /** Tells what stands on the stage, and how much waits. */
  #say(): void {
    if (!this.#frame) return;
    const queuedSteps = this.#cancel ? this.#queue.length + 1 : 0;
    this.#show({ frame: this.#frame, step: this.#last, queuedSteps, isHeld: this.#held });
  }

  #step(frames: readonly StreamState[], ms: number): PlaybackStep<GameEvent> {
    const happened = frames.flatMap((frame) => frame.happened);
    const events = happened.flatMap((happening) => happening.events);
    return { id: ++this.#steps, seat: soleSeat(happened), events, ms };
  }
}

/** What the moves of a frame brought. */
function streamEvents({ happened }: StreamState): GameEvent[] {
  return listMoveEvents(happened).flat();
}
