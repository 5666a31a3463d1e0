import {
  type BoardAnimation,
  type NumberAnimation,
  type PieceAnimation,
  stretchAnimation,
} from '@durbar/kit/board/animation/board-animation.ts';
import type { TransferAnimation } from '@durbar/kit/board/animation/TransferAnimations.tsx';
import type { AnimatedStep } from '@durbar/kit/board/animation/useStepAnimation.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import { type BoardLayout, figurePoint, type MapLayout } from './map-layout.ts';
import { maharajaPoint } from './pieces.ts';
import { pointOnPath, roadPoints } from './routes.ts';

/* Start times of a step's events, in milliseconds at normal speed. They depend only on the events, so the page can
   know the length of a step before anything is drawn. */

export const WALK_MS = 460;
export const DROP_MS = 280;
export const SLIDE_MS = 320;
export const COIN_MS = 300;
export const COUNT_LINE_MS = 420;
/** Pause after an event that the player reads. */
export const READ_PAUSE_MS = 240;
/** Pause between two payments or gains. */
export const NEXT_GAIN_MS = 90;
/** Overlap of the end of an animation and the start of the next one. */
export const OVERLAP_MS = 60;
/** Time between two lines of the final scoring. */
export const FINAL_LINE_MS = 260;
/** Length of the final scoring: at most seven lines including the sum, then time to look at it. */
export const FINAL_MS = 7 * FINAL_LINE_MS + 1200;

/** A journey to animate. */
interface JourneyStep {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly roads: readonly number[];
  readonly paid: readonly number[];
}

/** A step to animate in the present layout of the screen. */
export interface StepAnimationInput<V, E> extends AnimatedStep<V, E> {
  readonly before: V;
  /** Width of the Maharaja's track, in CSS pixels. */
  readonly trackWidth: number;
  readonly layout: BoardLayout;
}

/** The facts that an animation is built from. */
export interface AnimationScene<N extends string> {
  readonly mapLayout: MapLayout;
  /** Space of each city's flag before the step. */
  readonly flags: readonly number[];
  /** Space of each city's flag after the step. */
  readonly after: readonly number[];
  /** Number of spaces of the track. */
  readonly spaces: number;
  /** Width of the track, in CSS pixels. */
  readonly trackWidth: number;
  /** Each seat's stock before the step, by name. */
  readonly stock: Readonly<Record<N, readonly number[]>>;
}

/**
 * Collects the animations of a step's pieces. Each piece ends where it is drawn. Lengths on the map are in its units.
 */
export class AnimationBuilder<N extends string> {
  readonly pieces: PieceAnimation[] = [];
  readonly #numbers: NumberAnimation[] = [];
  readonly #scene: AnimationScene<N>;
  readonly #stock = new Map<string, number>();
  /** Current space of each flag while events are added. */
  readonly #flags: number[];

  constructor(scene: AnimationScene<N>) {
    this.#scene = scene;
    this.#flags = scene.flags.slice();
  }

  get flags(): readonly number[] {
    return this.#flags;
  }

  /** Counts a number of a seat up or down. */
  count(name: N, seat: number, change: number, at: number): void {
    const key = `${name}-${seat}`;
    const from = this.#stock.get(key) ?? this.#scene.stock[name][seat] ?? 0;
    this.#stock.set(key, from + change);
    if (change !== 0) this.#numbers.push({ key, at, ms: COIN_MS - 100, from, to: from + change });
  }

  /** Lets a piece fall onto its place. */
  drop(key: string, at: number): void {
    this.pieces.push({
      key,
      at,
      ms: DROP_MS,
      frames: [
        { opacity: 0, transform: 'translateY(-34px) scale(1.25)' },
        { opacity: 1, transform: 'none' },
      ],
    });
  }

  /** Moves a piece straight from one point of the map to another. */
  carry(key: string, from: Point, to: Point, at: number, ms = WALK_MS): void {
    this.pieces.push({ key, at, ms, frames: framesAlong([from, to], to), easing: 'ease-in-out' });
  }

  /** Walks a figure along its roads and counts the tolls. @param payer the seat that pays; null: the bank pays */
  walk(journey: JourneyStep, name: N, payer: number | null, at: number): void {
    const { mapLayout } = this.#scene;
    const { seat, from, to, roads, paid } = journey;
    const end = figurePoint(mapLayout, to, seat);
    const line = [figurePoint(mapLayout, from, seat), ...roadPoints(mapLayout, from, roads), end];
    this.pieces.push({
      key: `figure-${seat}`,
      at,
      ms: WALK_MS,
      frames: framesAlong(line, end),
      easing: 'ease-in-out',
    });
    paid.forEach((coins, payee) => this.count(name, payee, coins, at + WALK_MS / 2));
    if (payer !== null)
      this.count(name, payer, -paid.reduce((sum, coins) => sum + coins, 0), at + WALK_MS / 2);
  }

  /** Moves the Maharaja from city to city. */
  ride(from: number, to: number, at: number): void {
    const start = maharajaPoint(from, this.#scene.mapLayout);
    const end = maharajaPoint(to, this.#scene.mapLayout);
    if (start && end) this.carry('maharaja', start, end, at);
  }

  /**
   * Slides flags to their goals, one space for each city; cities that are left out stay. Later slides of the same step
   * are not drawn yet, so each slide is described relative to the flag's final space.
   */
  slide(goals: ReadonlyMap<number, number>, at: number): void {
    const { after, trackWidth, spaces } = this.#scene;
    for (const [city, space] of goals) {
      const from = this.#flags[city] ?? space;
      if (from === space) continue;
      const shift = (place: number) =>
        `translateX(${((place - (after[city] ?? 0)) * trackWidth) / spaces}px)`;
      this.pieces.push({
        key: `flag-${city}`,
        at,
        ms: SLIDE_MS,
        frames: [{ transform: shift(from) }, { transform: shift(space) }],
      });
      this.#flags[city] = space;
    }
  }

  /** Builds the animation of the step. @param factor multiplies times at normal speed */
  animation(id: number, factor: number): BoardAnimation {
    return stretchAnimation({ id, pieces: this.pieces, numbers: this.#numbers }, factor);
  }
}

function framesAlong(line: readonly Point[], end: Point): Keyframe[] {
  return Array.from({ length: 13 }, (_, i) => {
    const { x, y } = pointOnPath(line, i / 12);
    return { transform: `translate(${(x - end.x).toFixed(1)}px, ${(y - end.y).toFixed(1)}px)` };
  });
}

/** Maximum number of coins that are drawn for one payment. */
const MAX_COINS = 5;
const STAGGER = 40;

/** Selectors, within the board, of the elements between which coins move. */
export const seatPurse = (seat: number): string => `[data-purse="${seat}"]`;
export const citySelector = (city: number): string => `[data-place="city-${city}"]`;

/** Collects the coins that move over the board during a step. */
export class TransferBuilder {
  readonly transfers: TransferAnimation[] = [];
  readonly #factor: number;

  /** @param factor multiplies times at normal speed */
  constructor(factor: number) {
    this.#factor = factor;
  }

  send(art: TransferAnimation['art'], count: number, from: string, to: string, at: number): void {
    for (let i = 0; i < Math.min(MAX_COINS, count); i++)
      this.transfers.push({
        key: `${this.transfers.length}`,
        art,
        from,
        to,
        at: (at + i * STAGGER) * this.#factor,
        ms: (COIN_MS - 60) * this.#factor,
      });
  }

  /** Adds the tolls of a journey. @param from selector of the payer */
  tolls(art: TransferAnimation['art'], paid: readonly number[], from: string, at: number): void {
    paid.forEach((coins, seat) => this.send(art, coins, from, seatPurse(seat), at + WALK_MS / 2));
  }
}
