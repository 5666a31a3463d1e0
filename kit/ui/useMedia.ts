import { useSyncExternalStore } from 'react';

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
    // A prerendered page is chosen for its screen, so hydration may read it too.
    holds,
  );
}
