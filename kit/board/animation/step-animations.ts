/** One movement of one piece. It ends at the place where the piece is drawn, so no clean-up is needed. */
export interface PieceAnimation {
  /** Key of the piece, known to the part of the board that draws it. */
  readonly key: string;
  /** Start, in milliseconds after the step begins. */
  readonly at: number;
  readonly ms: number;
  /** Keyframes of the Web Animations API; lengths are in the units of the moving element. */
  readonly frames: readonly Keyframe[];
  readonly easing?: string;
}

/** A number that counts from one value to another. */
export interface NumberAnimation {
  readonly key: string;
  readonly at: number;
  readonly ms: number;
  readonly from: number;
  readonly to: number;
}

/** All animations of one step. */
export interface StepAnimations {
  /** Different for each step. */
  readonly id: number;
  readonly pieces: readonly PieceAnimation[];
  readonly numbers: readonly NumberAnimation[];
}

/** End of the last movement, in milliseconds. */
export function animationEnd({ pieces, numbers }: Pick<StepAnimations, 'pieces' | 'numbers'>): number {
  return [...pieces, ...numbers].reduce((end, { at, ms }) => Math.max(end, at + ms), 0);
}

/** The same movements, `factor` times as long. */
export function stretchAnimation<T extends Pick<StepAnimations, 'pieces' | 'numbers'>>(
  animation: T,
  factor: number,
): T {
  const stretch = <C extends { at: number; ms: number }>(one: C): C => ({
    ...one,
    at: one.at * factor,
    ms: one.ms * factor,
  });
  return { ...animation, pieces: animation.pieces.map(stretch), numbers: animation.numbers.map(stretch) };
}

/**
 * The value that a counting number shows `now` milliseconds into the step; `value` is its final value.
 * @param counts the animations of this number, in the order of time
 */
export function numberAt(counts: readonly NumberAnimation[], value: number, now: number): number {
  let shown = counts[0]?.from ?? value;
  for (const { at, ms, from, to } of counts) {
    if (now < at) break;
    const part = ms === 0 ? 1 : Math.min(1, (now - at) / ms);
    shown = Math.round(from + (to - from) * part);
  }
  return shown;
}
