import { type Count, type Cue, type Motion, stretched } from '@durbar/kit/board/motion/types.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import { type Chart, figurePoint } from './chart.ts';
import { pointAt, walkAlong } from './journey.ts';
import { maharajaPoint } from './pieces.ts';
import { COIN, DROP, SLIDE, WALK } from './timeline.ts';

/** A journey that happened. */
interface Journeyed {
  readonly seat: number;
  readonly from: number;
  readonly city: number;
  readonly roads: readonly number[];
  readonly paid: readonly number[];
}

export interface Scene<N extends string> {
  readonly chart: Chart;
  /** Spaces of the cities' flags before the step and after it, of how many, and the pixels of their track. */
  readonly flags: readonly number[];
  readonly after: readonly number[];
  readonly spaces: number;
  readonly trackWidth: number;
  /** What seats have before it, by name. */
  readonly stock: Readonly<Record<N, readonly number[]>>;
}

/** Collects how the pieces of a step move: each ends where it is drawn. Lengths on the map are in its units. */
export class Choreography<N extends string> {
  readonly cues: Cue[] = [];
  readonly #counts: Count[] = [];
  readonly #scene: Scene<N>;
  readonly #stock = new Map<string, number>();
  /** Where the flags are so far. */
  readonly #flags: number[];

  constructor(scene: Scene<N>) {
    this.#scene = scene;
    this.#flags = scene.flags.slice();
  }

  get flags(): readonly number[] {
    return this.#flags;
  }

  /** A number of a seat counts up or down. */
  count(name: N, seat: number, by: number, at: number): void {
    const key = `${name}-${seat}`;
    const from = this.#stock.get(key) ?? this.#scene.stock[name][seat] ?? 0;
    this.#stock.set(key, from + by);
    if (by !== 0) this.#counts.push({ key, at, ms: COIN - 100, from, to: from + by });
  }

  /** A piece falls to its place. */
  drop(key: string, at: number): void {
    this.cues.push({
      key,
      at,
      ms: DROP,
      frames: [
        { opacity: 0, transform: 'translateY(-34px) scale(1.25)' },
        { opacity: 1, transform: 'none' },
      ],
    });
  }

  /** A piece goes straight from one point of the map to another. */
  carry(key: string, from: Point, to: Point, at: number, ms = WALK): void {
    this.cues.push({ key, at, ms, frames: framesAlong([from, to], to), easing: 'ease-in-out' });
  }

  /** A figure walks along its roads, and the tolls are counted. @param payer who pays them; null: the bank */
  walk(journey: Journeyed, name: N, payer: number | null, at: number): void {
    const { chart } = this.#scene;
    const { seat, from, city, roads, paid } = journey;
    const end = figurePoint(chart, city, seat);
    const line = [figurePoint(chart, from, seat), ...walkAlong(chart, from, roads), end];
    this.cues.push({
      key: `figure-${seat}`,
      at,
      ms: WALK,
      frames: framesAlong(line, end),
      easing: 'ease-in-out',
    });
    paid.forEach((coins, to) => this.count(name, to, coins, at + WALK / 2));
    if (payer !== null) this.count(name, payer, -paid.reduce((sum, coins) => sum + coins, 0), at + WALK / 2);
  }

  /** The Maharaja rides from city to city. */
  ride(from: number, to: number, at: number): void {
    const start = maharajaPoint(from, this.#scene.chart);
    const end = maharajaPoint(to, this.#scene.chart);
    if (start && end) this.carry('maharaja', start, end, at);
  }

  /**
   * Flags slide to their goals, one space a city; cities left out stay. Later slides of the same step are not yet drawn,
   * so each is told from where the flag ends.
   */
  slide(goals: ReadonlyMap<number, number>, at: number): void {
    const { after, trackWidth, spaces } = this.#scene;
    for (const [city, space] of goals) {
      const from = this.#flags[city] ?? space;
      if (from === space) continue;
      const shift = (place: number) =>
        `translateX(${((place - (after[city] ?? 0)) * trackWidth) / spaces}px)`;
      this.cues.push({
        key: `flag-${city}`,
        at,
        ms: SLIDE,
        frames: [{ transform: shift(from) }, { transform: shift(space) }],
      });
      this.#flags[city] = space;
    }
  }

  /** Everything together. @param factor how much longer than at normal speed */
  motion(id: number, factor: number): Motion {
    return stretched({ id, cues: this.cues, counts: this.#counts }, factor);
  }
}

function framesAlong(line: readonly Point[], end: Point): Keyframe[] {
  return Array.from({ length: 13 }, (_, i) => {
    const { x, y } = pointAt(line, i / 12);
    return { transform: `translate(${(x - end.x).toFixed(1)}px, ${(y - end.y).toFixed(1)}px)` };
  });
}
