import type { GameEvent, Seat } from '@durbar/kernel';
import type { PlaybackStep } from '@durbar/kit/board/board-contract.ts';
import { listMoveEvents, type StreamState, soleSeat } from './stream-state.ts';

/** More queued steps than this are skipped: they come from an absence, not from a round of bots. */
const MAX_QUEUED = 24;
/** Pause between two steps, so that the player can tell them apart. */
const STEP_GAP_MS = 140;
/** Upper limit for the viewer's own steps: the player knows what they did and wants to continue. */
const OWN_STEP_MS = 220;

export interface PlaybackSpeed {
  /** Factor on the time of a step; at 0 only the last state is shown. */
  readonly factor: number;
  /** Milliseconds that all steps of another seat's turn may take together. */
  readonly turnMs: number;
}

export interface PlaybackEnvironment {
  /** Runs `task` later. Returns a function that cancels it. */
  setTimer(ms: number, task: () => void): () => void;
  /** How long a step is shown at normal speed, in milliseconds. */
  stepMs(events: readonly GameEvent[]): number;
  /** Whether a step is held until `proceed`, at any speed. */
  waitsForReader(events: readonly GameEvent[]): boolean;
  speed(): PlaybackSpeed;
  /** Whether events begin a round: steps before it are then a scoring, which is shown in full so that it can be read. */
  startsRound(events: readonly GameEvent[]): boolean;
  /** Whether animations are off: each step then lasts as long, without motion. */
  reducedMotion(): boolean;
  /** Whether the viewer plays this seat. */
  isMine(seat: Seat | null): boolean;
  /** Whether the page is visible. */
  isVisible(): boolean;
}

/** What is on screen. */
export interface PlaybackState {
  readonly state: StreamState;
  readonly step: PlaybackStep<GameEvent> | null;
  /** Steps that are playing or waiting. */
  readonly queuedSteps: number;
  /** The step stays until `proceed`. */
  readonly isHeld: boolean;
}

/** Plays the steps of a match one after another, each for its time. */
export class PlaybackQueue {
  readonly #environment: PlaybackEnvironment;
  readonly #show: (playback: PlaybackState) => void;
  readonly #queue: StreamState[] = [];
  #steps = 0;
  #state: StreamState | null = null;
  #last: PlaybackStep<GameEvent> | null = null;
  #cancel: (() => void) | null = null;
  #held = false;
  /** Whether the player skips all that comes. */
  #isSkipping = false;
  /** Whose turn is shown, and the milliseconds that are left of its time. */
  #turn: { readonly seat: Seat | null; readonly leftMs: number } = { seat: null, leftMs: 0 };

  constructor(environment: PlaybackEnvironment, show: (playback: PlaybackState) => void) {
    this.#environment = environment;
    this.#show = show;
  }

  /** Shows a state at once and drops the queue, as for a snapshot. */
  jumpTo(state: StreamState): void {
    this.stop();
    this.#show({ state, step: null, queuedSteps: 0, isHeld: false });
  }

  /** Adds the states of one batch of updates to the queue. */
  enqueue(states: readonly StreamState[]): void {
    if (states.length === 0) return;
    this.#queue.push(...states);
    if (!this.#environment.isVisible() || this.#queue.length > MAX_QUEUED) this.skip();
    else if (
      (this.#isSkipping || this.#environment.speed().factor === 0) &&
      !this.#held &&
      !this.#queue.some((each) => this.#holds(each))
    )
      this.skip();
    else if (!this.#cancel) this.#next();
    else this.#publish();
  }

  /** Ends a held step. */
  proceed(): void {
    if (this.#held) this.#finishStep();
  }

  /** Shows the newest state at once, as one step with all events up to it. */
  skip(): void {
    const states = this.#queue.splice(0);
    // With an empty queue the current step is cut short.
    const last = states.at(-1) ?? (this.#cancel ? this.#state : null);
    this.stop();
    if (last) this.#show({ state: last, step: this.#makeStep(states, 0), queuedSteps: 0, isHeld: false });
  }

  /** Skips what is shown, and from now on all that comes, except steps that are held; or stops doing so. */
  holdSkip(isSkipping: boolean): void {
    this.#isSkipping = isSkipping;
    if (isSkipping && !this.#held) this.skip();
  }

  /** Stops the current step and clears the queue. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#held = false;
    this.#queue.length = 0;
  }

  #next(): void {
    const state = this.#queue.shift();
    if (!state) return;
    const events = streamEvents(state);
    const whole = this.#limitToTurn(state, this.#stepLength(events));
    const length = Math.max(0, whole - STEP_GAP_MS);
    this.#held = this.#holds(state);
    this.#cancel = this.#held
      ? () => undefined
      : this.#environment.setTimer(this.#isBrief(state) ? Math.min(whole, OWN_STEP_MS) : whole, () =>
          this.#finishStep(),
        );
    this.#state = state;
    this.#last = this.#makeStep([state], this.#environment.reducedMotion() ? 0 : length);
    this.#publish();
  }

  /** Milliseconds of a step with the pause after it. */
  #stepLength(events: readonly GameEvent[]): number {
    if (events.length === 0) return 0;
    const length = Math.round(this.#environment.stepMs(events) * this.#environment.speed().factor);
    return length === 0 ? 0 : length + STEP_GAP_MS;
  }

  /**
   * Shortens a step that is long for its turn. Nobody knows how many steps will follow, so each may take half of the time
   * that is left: the longest ones shrink, and the turn never takes longer than it may.
   */
  #limitToTurn(state: StreamState, whole: number): number {
    const seat = soleSeat(state.newEntries);
    if (seat === null || this.#environment.startsRound(streamEvents(state))) return whole;
    if (seat !== this.#turn.seat) this.#turn = { seat, leftMs: this.#environment.speed().turnMs };
    const limited = Math.min(whole, Math.floor(this.#turn.leftMs / 2));
    this.#turn = { seat, leftMs: this.#turn.leftMs - limited };
    return limited;
  }

  /** Whether a step is shortened: the viewer's own, unless it ends the match. */
  #isBrief({ newEntries: happened, situation }: StreamState): boolean {
    return situation.outcome === null && this.#environment.isMine(soleSeat(happened));
  }

  #holds(state: StreamState): boolean {
    return this.#environment.waitsForReader(streamEvents(state));
  }

  /** Plays the next step, or reports that the last one is over. */
  #finishStep(): void {
    this.#cancel = null;
    this.#held = false;
    if (this.#queue.length > 0) this.#next();
    else this.#publish();
  }

  /** Reports the current state and the length of the queue. */
  #publish(): void {
    if (!this.#state) return;
    const queuedSteps = this.#cancel ? this.#queue.length + 1 : 0;
    this.#show({ state: this.#state, step: this.#last, queuedSteps, isHeld: this.#held });
  }

  #makeStep(states: readonly StreamState[], ms: number): PlaybackStep<GameEvent> {
    const happened = states.flatMap((state) => state.newEntries);
    const events = happened.flatMap((entry) => entry.events);
    return { id: ++this.#steps, seat: soleSeat(happened), events, ms };
  }
}

/** Events of the moves that led to a state. */
function streamEvents({ newEntries: happened }: StreamState): GameEvent[] {
  return listMoveEvents(happened).flat();
}
