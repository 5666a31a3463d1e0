import { useSyncExternalStore } from 'react';
import { usePreferences } from '../../state/preferences.ts';
import { STILL } from '../../state/theme.ts';

/** Whether a media query holds, now and as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** Room for a board with a rail at its side; else a phone's layout. */
export const WIDE = '(min-width: 1000px) and (min-height: 560px)';

/** Whether nothing is to move: the system says so, or the settings. */
export function useStill(): boolean {
  const { speed } = usePreferences();
  return useMedia(STILL) || speed === 'none';
}
