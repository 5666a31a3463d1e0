import type { Locale } from '@durbar/kernel/locales';
import { useSyncExternalStore } from 'react';
import { type Preferences, preferences, preferredOrFirstLocale } from './preferences.ts';

export function usePreferences(): Preferences {
  return usePreference((state) => state);
}

/** A part of the preferences; also during hydration, since the prerendered page was chosen by them. */
export function usePreference<T>(select: (state: Preferences) => T): T {
  const now = () => select(preferences.getState());
  return useSyncExternalStore(preferences.subscribe, now, now);
}

export function useLocale(): Locale {
  return usePreference(preferredOrFirstLocale);
}
