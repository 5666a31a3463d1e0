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
import { COIN_MS, DROP_MS, SLIDE_MS, WALK_MS } from './timeline.ts';

/** A journey to animate. */
interface JourneyStep {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly roads: readonly number[];
  readonly paid: readonly number[];
}

/** A step to animate on the screen as it is laid out. */
export interface StepAnimationInput<V, E> extends AnimatedStep<V, E> {
  readonly before: V;
  /** Width of the Maharaja's track, in CSS pixels. */
  readonly trackWidth: number;
  readonly layout: BoardLayout;
}

/** What an animation is built from. */
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
  /** What each seat has before the step, by name. */
  readonly stock: Readonly<Record<N, readonly number[]>>;
}

/** Collects how the pieces of a step move: each ends where it is drawn. Lengths on the map are in its units. */
export class AnimationBuilder<N extends string> {
  readonly pieces: PieceAnimation[] = [];
  readonly #numbers: NumberAnimation[] = [];
  readonly #scene: AnimationScene<N>;
  readonly #stock = new Map<string, number>();
  /** Where the flags are so far. */
  readonly #flags: number[];

  constructor(scene: AnimationScene<N>) {
    this.#scene = scene;
    this.#flags = scene.flags.slice();
  }

  get flags(): readonly number[] {
    return this.#flags;
  }

  /** A number of a seat counts up or down. */
  count(name: N, seat: number, change: number, at: number): void {
    const key = `${name}-${seat}`;
    const from = this.#stock.get(key) ?? this.#scene.stock[name][seat] ?? 0;
    this.#stock.set(key, from + change);
    if (change !== 0) this.#numbers.push({ key, at, ms: COIN_MS - 100, from, to: from + change });
  }

  /** A piece falls to its place. */
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

  /** A piece goes straight from one point of the map to another. */
  carry(key: string, from: Point, to: Point, at: number, ms = WALK_MS): void {
    this.pieces.push({ key, at, ms, frames: framesAlong([from, to], to), easing: 'ease-in-out' });
  }

  /** A figure walks along its roads, and the tolls are counted. @param payer who pays them; null: the bank */
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

  /** The Maharaja rides from city to city. */
  ride(from: number, to: number, at: number): void {
    const start = maharajaPoint(from, this.#scene.mapLayout);
    const end = maharajaPoint(to, this.#scene.mapLayout);
    if (start && end) this.carry('maharaja', start, end, at);
  }

  /**
   * Flags slide to their goals, one space a city; cities left out stay. Later slides of the same step are not yet drawn,
   * so each is described from where the flag ends.
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

  /** The animation of the step. @param factor how much longer than at normal speed */
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

/** Selectors, within the board, of the places between which coins move. */
export const seatPurse = (seat: number): string => `[data-purse="${seat}"]`;
export const citySelector = (city: number): string => `[data-place="city-${city}"]`;

/** Collects the coins that move over the board while a step is shown. */
export class TransferBuilder {
  readonly transfers: TransferAnimation[] = [];
  readonly #factor: number;

  /** @param factor how much longer than at normal speed */
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

  /** Tolls of a journey. @param from who pays */
  tolls(art: TransferAnimation['art'], paid: readonly number[], from: string, at: number): void {
    paid.forEach((coins, seat) => this.send(art, coins, from, seatPurse(seat), at + WALK_MS / 2));
  }
}
