import type { Locale } from '@durbar/kernel/locales';
import { useSyncExternalStore } from 'react';
import { type Preferences, preferences, preferredOrFirstLocale } from './preferences.ts';

export function usePreferences(): Preferences {
  return usePreference((state) => state);
}

/**
 * Something of the preferences, as it is now and as it changes. Also while React takes over a page that stands already:
 * what stands there was chosen by them.
 */
export function usePreference<T>(select: (state: Preferences) => T): T {
  const now = () => select(preferences.getState());
  return useSyncExternalStore(preferences.subscribe, now, now);
}

export function useLocale(): Locale {
  return usePreference(preferredOrFirstLocale);
}
