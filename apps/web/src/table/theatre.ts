import type { GameEvent, Seat } from '@durbar/kernel';
import type { ShownStep } from '@durbar/kit/board/contract.ts';
import { type Frame, movesIn, seatOf } from './frame.ts';

/** More steps than this at once are not worth watching: a return after an absence, not a round of bots. */
const TOO_MANY = 24;
/** Between two steps, so that one tells them apart. */
const PAUSE = 140;
/** Whoever moved knows what happened, and need not wait for the pieces before going on. */
const OWN_HOLD = 220;

export interface TheatreWorld {
  /** Runs `task` later; the answer cancels it. */
  later(ms: number, task: () => void): () => void;
  /** How long a step is shown at normal speed, in milliseconds. */
  stepMs(events: readonly GameEvent[]): number;
  /** Whether a step stays on the stage until `proceed`, whatever the pace. */
  holds(events: readonly GameEvent[]): boolean;
  /** Factor on it; 0 shows nothing but the end. */
  pace(): number;
  /** Whether pieces stay still: steps are then held as long, without moving. */
  still(): boolean;
  /** Whether whoever looks made the moves of this seat. */
  mine(seat: Seat | null): boolean;
  /** Whether somebody looks. */
  watched(): boolean;
}

/** What stands on the stage. */
export interface Scene {
  readonly frame: Frame;
  readonly step: ShownStep<GameEvent> | null;
  /** Steps that wait behind it. */
  readonly waiting: number;
  /** It stays until `proceed`. */
  readonly held: boolean;
}

/** Shows the steps of a match one after another, each for its time. */
export class Theatre {
  readonly #world: TheatreWorld;
  readonly #show: (scene: Scene) => void;
  readonly #queue: Frame[] = [];
  #steps = 0;
  #frame: Frame | null = null;
  #last: ShownStep<GameEvent> | null = null;
  #cancel: (() => void) | null = null;
  #held = false;

  constructor(world: TheatreWorld, show: (scene: Scene) => void) {
    this.#world = world;
    this.#show = show;
  }

  /** Puts a frame on the stage at once and drops what waited: a snapshot. */
  jump(frame: Frame): void {
    this.stop();
    this.#show({ frame, step: null, waiting: 0, held: false });
  }

  /** Shows frames that came together after all that wait already. */
  add(frames: readonly Frame[]): void {
    if (frames.length === 0) return;
    this.#queue.push(...frames);
    if (!this.#world.watched() || this.#queue.length > TOO_MANY) this.skip();
    else if (this.#world.pace() === 0 && !this.#held && !this.#queue.some((each) => this.#holds(each)))
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
    if (last) this.#show({ frame: last, step: this.#step(frames, 0), waiting: 0, held: false });
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
    const events = eventsOf(frame);
    const length = events.length === 0 ? 0 : Math.round(this.#world.stepMs(events) * this.#world.pace());
    const whole = length === 0 ? 0 : length + PAUSE;
    this.#held = this.#holds(frame);
    this.#cancel = this.#held
      ? () => undefined
      : this.#world.later(this.#brief(frame) ? Math.min(whole, OWN_HOLD) : whole, () => this.#go());
    this.#frame = frame;
    this.#last = this.#step([frame], this.#world.still() ? 0 : length);
    this.#say();
  }

  /** Whether it need not be shown to its end: whoever looks made the move, and goes on. Nobody goes on from the last. */
  #brief({ happened, situation }: Frame): boolean {
    return situation.outcome === null && this.#world.mine(seatOf(happened));
  }

  #holds(frame: Frame): boolean {
    return this.#world.holds(eventsOf(frame));
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
    const waiting = this.#cancel ? this.#queue.length + 1 : 0;
    this.#show({ frame: this.#frame, step: this.#last, waiting, held: this.#held });
  }

  #step(frames: readonly Frame[], ms: number): ShownStep<GameEvent> {
    const happened = frames.flatMap((frame) => frame.happened);
    const events = happened.flatMap((happening) => happening.events);
    return { id: ++this.#steps, seat: seatOf(happened), events, ms };
  }
}

/** What the moves of a frame brought. */
function eventsOf({ happened }: Frame): GameEvent[] {
  return movesIn(happened).flat();
}
