import { LOCALES, type Locale, preferredLocale } from '@durbar/kernel/locales';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import { createStore } from 'zustand/vanilla';

export const SPEEDS = ['calm', 'brisk', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Which sounds a table has: none, only those of the player's own turn and of reveals, or all. */
export const SOUNDS = ['none', 'calls', 'all'] as const;
export type Sounds = (typeof SOUNDS)[number];

const KEY = 'durbar.preferences';

export interface Preferences {
  /** Null: the browser's language. */
  readonly locale: Locale | null;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sounds: Sounds;
  /** Whether a phone vibrates at what a finger does. */
  readonly vibration: boolean;
  /** The player's name in games without a server. */
  readonly name: string;
  /** Number and strength of the bots in a quick game. */
  readonly opponents: number;
  readonly strength: string;
  /** The game whose card a phone shows: the last one chosen; empty for none. */
  readonly game: string;
}

const initial: Preferences = {
  locale: null,
  theme: 'system',
  speed: 'calm',
  sounds: 'calls',
  vibration: true,
  name: '',
  opponents: 3,
  strength: 'medium',
  game: '',
};

/**
 * Reads stored preferences; missing and invalid fields get their defaults. Written by hand: the first paint waits for this,
 * and a schema library would be more script than everything else it waits for.
 */
export function readPreferences(json: unknown): Preferences {
  const stored: { readonly [key in keyof Preferences | 'sound']?: unknown } =
    typeof json === 'object' && json !== null ? json : {};
  const text = (key: 'name' | 'strength' | 'game'): string => {
    const value = stored[key];
    return typeof value === 'string' ? value : initial[key];
  };
  const readChoice = <K extends 'locale' | 'theme' | 'speed' | 'sounds'>(
    key: K,
    known: readonly Preferences[K][],
  ): Preferences[K] => known.find((each) => each === stored[key]) ?? initial[key];
  return {
    locale: readChoice('locale', LOCALES),
    theme: readChoice('theme', THEMES),
    // The names of the speeds before there were three.
    speed:
      stored.speed === 'none' ? 'instant' : stored.speed === 'quick' ? 'brisk' : readChoice('speed', SPEEDS),
    // Before there was a choice of sounds, they were on or off.
    sounds:
      'sound' in stored && !('sounds' in stored)
        ? stored.sound === true
          ? 'all'
          : 'none'
        : readChoice('sounds', SOUNDS),
    vibration: stored.vibration !== false,
    name: text('name'),
    opponents: Number.isInteger(stored.opponents) ? Number(stored.opponents) : initial.opponents,
    strength: text('strength'),
    game: text('game'),
  };
}

/** The preferences of this device, kept in its storage. */
export const preferences = createStore<Preferences>(() => readStored(KEY, readPreferences) ?? initial);

preferences.subscribe((state) => writeStored(KEY, state));

export function changePreferences(change: Partial<Preferences>): void {
  preferences.setState(change);
}

export function preferredOrFirstLocale({ locale }: Preferences): Locale {
  return locale ?? preferredLocale(navigator.languages);
}
