import {
  type NumberAnimation,
  type PieceAnimation,
  type StepAnimations,
  stretchAnimation,
} from '@durbar/kit/board/animation/step-animations.ts';
import type { TransferAnimation } from '@durbar/kit/board/animation/TransferAnimations.tsx';
import type { AnimatedStep } from '@durbar/kit/board/animation/useStepAnimation.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import { type BoardLayout, figurePoint, type MapLayout } from './map-layout.ts';
import { maharajaPoint } from './pieces.ts';
import { pointOnPath, roadPoints } from './routes.ts';

/* Lengths of animations and pauses, in milliseconds at normal speed. They do not depend on the screen, so the page knows the
   length of a step before it draws anything. */

export const WALK_MS = 460;
export const DROP_MS = 280;
export const SLIDE_MS = 320;
export const COIN_MS = 300;
export const COUNT_LINE_MS = 420;
/** Pause after an event that gives the player something to read. */
export const READ_PAUSE_MS = 240;
/** Pause between two payments or gains. */
export const NEXT_GAIN_MS = 90;
/** Overlap of the end of an animation and the start of the next one. */
export const OVERLAP_MS = 60;
/** Time between two lines of the final scoring. */
export const FINAL_LINE_MS = 260;
/** Length of the final scoring: at most seven lines including the total, then a pause to read it. */
export const FINAL_MS = 7 * FINAL_LINE_MS + 1200;

/** A journey to animate. */
interface JourneyStep {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly roads: readonly number[];
  readonly paid: readonly number[];
}

/** A step to animate, with what its drawing depends on. */
export interface StepAnimationInput<V, E> extends AnimatedStep<V, E> {
  readonly before: V;
  /** Width of the Maharaja's track, in CSS pixels. */
  readonly trackWidth: number;
  readonly layout: BoardLayout;
}

/** What the animations of a step are built from. */
export interface AnimationScene<N extends string> {
  readonly mapLayout: MapLayout;
  /** Position of each city's flag on the track before the step. */
  readonly flags: readonly number[];
  /** Position of each city's flag on the track after the step. */
  readonly after: readonly number[];
  /** Number of spaces of the track. */
  readonly spaces: number;
  /** Width of the track, in CSS pixels. */
  readonly trackWidth: number;
  /** What each seat has before the step, such as coins, by the name of the stock. */
  readonly stock: Readonly<Record<N, readonly number[]>>;
}

/**
 * Collects the animations of a step's pieces. The board already draws each piece where it ends, so animations move it there from
 * its earlier place. Distances are in the units of the map.
 */
export class AnimationBuilder<N extends string> {
  readonly pieces: PieceAnimation[] = [];
  readonly #numbers: NumberAnimation[] = [];
  readonly #scene: AnimationScene<N>;
  readonly #stock = new Map<string, number>();
  /** Position of each flag after the events added so far. */
  readonly #flags: number[];

  constructor(scene: AnimationScene<N>) {
    this.#scene = scene;
    this.#flags = scene.flags.slice();
  }

  get flags(): readonly number[] {
    return this.#flags;
  }

  /** Animates a change of a number that a seat shows. */
  count(name: N, seat: number, change: number, at: number): void {
    const key = `${name}-${seat}`;
    const from = this.#stock.get(key) ?? this.#scene.stock[name][seat] ?? 0;
    this.#stock.set(key, from + change);
    if (change !== 0) this.#numbers.push({ key, at, ms: COIN_MS - 100, from, to: from + change });
  }

  /** Drops a piece onto its place. */
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

  /** Moves a figure along its roads and animates the tolls. @param payer the seat that pays; null: the bank pays */
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
   * Slides flags along the track; flags of other cities stay. The board already draws each flag where it is after the whole
   * step, so positions are relative to that.
   * @param goals the new position of each flag that moves, by city
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

  /** @param factor multiplies the times at normal speed */
  animation(id: number, factor: number): StepAnimations {
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

/** Selectors of the elements of the board between which coins move. */
export const seatPurse = (seat: number): string => `[data-purse="${seat}"]`;
export const citySelector = (city: number): string => `[data-place="city-${city}"]`;

/** Collects the animations of coins that move over the board during a step. */
export class TransferBuilder {
  readonly transfers: TransferAnimation[] = [];
  readonly #factor: number;

  /** @param factor multiplies the times at normal speed */
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
