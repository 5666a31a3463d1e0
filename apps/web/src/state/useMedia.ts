import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION_QUERY } from './theme.ts';
import { usePreferences } from './usePreferences.ts';

/** Whether a media query matches; renders again when that changes. */
export function useMedia(query: string): boolean {
  const holds = () => matchMedia(query).matches;
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    holds,
    // The prerendered page was chosen for this screen (prerender/mount.ts), so hydration may read it too.
    holds,
  );
}

/** Whether animations are off, by the system's setting or the player's. */
export function useReducedMotion(): boolean {
  const { speed } = usePreferences();
  return useMedia(REDUCED_MOTION_QUERY) || speed === 'instant';
}
