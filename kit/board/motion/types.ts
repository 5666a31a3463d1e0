/** One movement of one thing: it ends as the thing is drawn, so nothing need be cleaned up after it. */
export interface Cue {
  /** What moves; the part of the board that draws it knows this name. */
  readonly key: string;
  /** Start, in milliseconds after the step begins. */
  readonly at: number;
  readonly ms: number;
  /** Keyframes of the Web Animations API; lengths are in the units of whatever moves. */
  readonly frames: readonly Keyframe[];
  readonly easing?: string;
}

/** A number that counts from one value to another. */
export interface Count {
  readonly key: string;
  readonly at: number;
  readonly ms: number;
  readonly from: number;
  readonly to: number;
}

/** Everything that moves in one step. */
export interface Motion {
  /** Distinct for each step. */
  readonly id: number;
  readonly cues: readonly Cue[];
  readonly counts: readonly Count[];
}

/** When the last movement ends, in milliseconds. */
export function lengthOf({ cues, counts }: Pick<Motion, 'cues' | 'counts'>): number {
  return [...cues, ...counts].reduce((end, { at, ms }) => Math.max(end, at + ms), 0);
}

/** The same movements, `factor` times as long. */
export function stretched<T extends Pick<Motion, 'cues' | 'counts'>>(motion: T, factor: number): T {
  const stretch = <C extends { at: number; ms: number }>(one: C): C => ({
    ...one,
    at: one.at * factor,
    ms: one.ms * factor,
  });
  return { ...motion, cues: motion.cues.map(stretch), counts: motion.counts.map(stretch) };
}

/**
 * What a counting number shows `now` milliseconds into the step, which ends with `value`.
 * @param counts those of this number, in the order of time
 */
export function countAt(counts: readonly Count[], value: number, now: number): number {
  let shown = counts[0]?.from ?? value;
  for (const { at, ms, from, to } of counts) {
    if (now < at) break;
    const part = ms === 0 ? 1 : Math.min(1, (now - at) / ms);
    shown = Math.round(from + (to - from) * part);
  }
  return shown;
}
