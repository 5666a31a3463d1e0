import { createContext, useContext } from 'react';

/** Something that happens by itself and can be read: what the prompt says meanwhile. */
export interface StepNarration {
  /** Distinct for each thing to read. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Goes on once it was read, and what that button says; null while it goes on by itself. */
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
