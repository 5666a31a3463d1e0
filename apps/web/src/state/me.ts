import type { Me } from '@durbar/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { usePreference } from './usePreferences.ts';

interface MeState {
  /** Who this browser is for the server; null until it has answered. */
  readonly me: Me | null;
}

export const identityStore = createStore<MeState>(() => ({ me: null }));

/** What the player is called here, also where no server has answered yet; empty if it has no name at all. */
export function useMyName(): string {
  const me = useStore(identityStore, (state) => state.me);
  const kept = usePreference((state) => state.name);
  return me?.name ?? kept;
}
