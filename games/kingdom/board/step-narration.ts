import { createContext, useContext } from 'react';

/** What the prompt says while an automaton plays. */
export interface StepNarration {
  /** Distinct for each thing to read. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Continues after reading; null while the playback continues by itself. `button` labels it. */
  readonly next: (() => void) | null;
  readonly button: string;
}

export const StepNarrationContext = createContext<StepNarration | null>(null);

export function useStepNarration(): StepNarration | null {
  return useContext(StepNarrationContext);
}

/** Whether something waits to be read: until then nobody is asked anything, and nothing else has happened yet. */
export function useIsNarrating(): boolean {
  return (useStepNarration()?.next ?? null) !== null;
}
