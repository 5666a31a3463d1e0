import { identityStore } from './me.ts';
import { preferences } from './preferences.ts';

/** The player's name outside components. */
export const myName = {
  /** Empty if there is none. */
  get: (): string => identityStore.getState().me?.name ?? preferences.getState().name,
  /** Calls `changed` whenever the name may have changed. Returns a function that stops that. */
  subscribe(changed: () => void): () => void {
    const stops = [identityStore.subscribe(changed), preferences.subscribe(changed)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
