import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { LOCALES, type Locale, preferredLocale } from '../words/words.ts';
import { readStored, store } from './storage.ts';

export const SPEEDS = ['calm', 'normal', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'durbar.preferences';

const kept = z.object({
  /** Null: what the browser asks for. */
  locale: z.nullable(z.enum(LOCALES)),
  theme: z.enum(THEMES),
  speed: z.enum(SPEEDS),
  sound: z.boolean(),
  /** What this device calls its player in games without a server. */
  name: z.string(),
  /** Bots of the one-tap game: how many and how strong. */
  opponents: z.int(),
  strength: z.string(),
  /** The game whose ways to begin a phone shows first: the last that was looked at. */
  game: z.optional(z.string()),
});
export type Preferences = z.infer<typeof kept>;

const initial: Preferences = {
  locale: null,
  theme: 'system',
  speed: 'normal',
  sound: false,
  name: '',
  opponents: 3,
  strength: 'medium',
};

/** What whoever sits at this device likes; kept on it. */
export const preferences = createStore<Preferences>(() => readStored(KEY, kept) ?? initial);

preferences.subscribe((state) => store(KEY, state));

export function prefer(change: Partial<Preferences>): void {
  preferences.setState(change);
}

export function usePreferences(): Preferences {
  return useStore(preferences);
}

export function localeOf(state: Preferences, languages: readonly string[]): Locale {
  return state.locale ?? preferredLocale(languages);
}

export function useLocale(): Locale {
  return useStore(preferences, (state) => localeOf(state, navigator.languages));
}
