import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION_QUERY } from '../../state/theme.ts';
import { usePreferences } from '../../state/usePreferences.ts';

/** Whether a media query holds, now and as it changes. */
export function useMedia(query: string): boolean {
  const holds = () => matchMedia(query).matches;
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    holds,
    // What React takes over stands here as this screen wants it: first/stand.ts.
    holds,
  );
}

/** Whether nothing is to move: the system says so, or the settings. */
export function useReducedMotion(): boolean {
  const { speed } = usePreferences();
  return useMedia(REDUCED_MOTION_QUERY) || speed === 'none';
}
