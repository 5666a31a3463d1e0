import { createContext, useContext } from 'react';

/** The text of the prompt while an automaton plays. */
export interface StepNarration {
  /** Different for each text. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Continues after reading; null while playback continues by itself. `button` is its label. */
  readonly next: (() => void) | null;
  readonly button: string;
}

export const StepNarrationContext = createContext<StepNarration | null>(null);

export function useStepNarration(): StepNarration | null {
  return useContext(StepNarrationContext);
}

/** Whether a narration waits to be read. Until then nobody gets a decision and no further step is shown. */
export function useIsNarrating(): boolean {
  return (useStepNarration()?.next ?? null) !== null;
}
