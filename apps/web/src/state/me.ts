import type { Me } from '@durbar/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { usePreference } from './usePreferences.ts';

interface MeState {
  /** The server's identity of this browser; null until it has answered. */
  readonly me: Me | null;
  /** Whether the server could not be asked. */
  readonly failed: boolean;
}

export const identityStore = createStore<MeState>(() => ({ me: null, failed: false }));

/** Whether it is still unknown what the server calls this browser's person. */
export function useIsNameAwaited(): boolean {
  return useStore(identityStore, ({ me, failed }) => me === null && !failed);
}

/** The player's name, from the preferences until the server has answered; empty if there is none. */
export function useMyName(): string {
  const me = useStore(identityStore, (state) => state.me);
  const preferred = usePreference((state) => state.name);
  return me?.name ?? preferred;
}
