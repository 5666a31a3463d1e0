import type { Game, HistoryPoint } from '@durbar/kernel';
import type { UnredactedEntry } from './table-state.ts';

/** The points of all seats after log entry `index`, and after the following ones until the next point; −1 is the start. */
export interface ScorePoint {
  readonly index: number;
  /** One number for each seat. */
  readonly scores: readonly number[];
}

/** Adds the scores after log entry `index`, if they differ from those before. */
export function addScores(curve: ScorePoint[], index: number, scores: readonly number[]): void {
  const before = curve.at(-1)?.scores;
  if (!before || scores.some((score, seat) => score !== before[seat]))
    curve.push({ index, scores: [...scores] });
}

/** How the scores of a match developed, as everybody may see them. Computes only what the log has grown by. */
export class ScoreCurve {
  readonly #game: Game;
  readonly #points: ScorePoint[] = [];
  /** Number of entries whose scores are known. */
  #read = 0;
  /** The state at `#point`; null before the first call. */
  #state: unknown = null;
  #point: HistoryPoint | null = null;

  constructor(game: Game) {
    this.#game = game;
  }

  /**
   * The points at which scores changed, in ascending order; none in games that count no points before the end.
   * @param entries all entries of the match so far
   * @param stateAt returns a copy of the state at a point of the history
   */
  upTo(
    entries: readonly UnredactedEntry[],
    start: HistoryPoint,
    stateAt: (point: HistoryPoint) => unknown,
  ): readonly ScorePoint[] {
    if (!this.#game.scoreSoFar) return [];
    if (this.#state === null) this.#visit(-1, start, stateAt);
    for (; this.#read < entries.length; this.#read++) {
      const entry = entries[this.#read];
      if (entry && entry.point !== this.#point) this.#visit(this.#read, entry.point, stateAt);
    }
    return this.#points;
  }

  #visit(index: number, point: HistoryPoint, stateAt: (point: HistoryPoint) => unknown): void {
    const follows = this.#state !== null && point.parent !== null && point.parent === this.#point;
    if (follows) this.#game.apply(this.#state, point.seat, point.move);
    else this.#state = stateAt(point);
    this.#point = point;
    const scores = this.#game.scoreSoFar?.(this.#game.view(this.#state, 'spectator')).scores;
    if (scores) addScores(this.#points, index, scores);
  }
}
