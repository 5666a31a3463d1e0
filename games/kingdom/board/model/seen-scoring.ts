import type { CityScoring } from '../city-scoring.ts';

/** A city scoring that was seen at this screen. */
export interface SeenScoring {
  /** The step that it came with. */
  readonly step: number;
  readonly scoring: CityScoring;
  readonly round: number;
  /** Whether somebody at this screen has chosen something with it before their eyes. */
  readonly answered: boolean;
}

/** What a table shows now. */
export interface ScoringView {
  /** The step on the stage with the scoring in it, if there is one. */
  readonly step: { readonly id: number; readonly scoring: CityScoring | null } | null;
  readonly round: number;
  readonly planning: boolean;
  /** Whether something is asked. */
  readonly asked: boolean;
  /** Whether an earlier position is looked at. */
  readonly past: boolean;
}

/**
 * The last city scoring that was seen. The same step tells the same scoring once: whoever has looked at the past in between
 * finds it told, line by line no more.
 */
export function nextSeenScoring(
  last: SeenScoring | null,
  { step, round, planning, asked, past }: ScoringView,
): SeenScoring | null {
  if (step?.scoring && step.id !== last?.step)
    return { step: step.id, scoring: step.scoring, round, answered: false };
  if (!last) return null;
  if (past) return last.scoring.stepMs > 0 ? { ...last, scoring: { ...last.scoring, stepMs: 0 } } : last;
  return asked && !planning && !last.answered ? { ...last, answered: true } : last;
}
