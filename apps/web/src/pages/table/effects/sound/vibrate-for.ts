import { canVibrate } from '../../../../state/vibration.ts';
import type { Tune } from './tunes.ts';

/** Milliseconds of vibration and rest in turn, for what the player's own finger did. */
const PATTERNS: Readonly<Partial<Record<Tune, readonly number[]>>> = {
  pick: [8],
  place: [18],
  refuse: [24, 50, 24],
};

/** Vibrates for the tunes that are also felt. */
export function vibrateFor(tunes: readonly Tune[]): void {
  const pattern = tunes.flatMap((tune) => PATTERNS[tune] ?? []);
  if (pattern.length > 0 && canVibrate()) navigator.vibrate(pattern);
}
