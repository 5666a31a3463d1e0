import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import { REDUCED_MOTION_QUERY } from './theme.ts';
import { usePreferences } from './usePreferences.ts';

/** Whether animations are off, by the system's setting or the player's. */
export function useReducedMotion(): boolean {
  const { speed } = usePreferences();
  return useMedia(REDUCED_MOTION_QUERY) || speed === 'instant';
}
