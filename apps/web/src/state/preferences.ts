import { LOCALES, type Locale, preferredLocale } from '@durbar/kernel/locales';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import { createStore } from 'zustand/vanilla';

export const SPEEDS = ['calm', 'normal', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'durbar.preferences';

export interface Preferences {
  /** Null: the browser's language. */
  readonly locale: Locale | null;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
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
  speed: 'normal',
  sound: false,
  name: '',
  opponents: 3,
  strength: 'medium',
  game: '',
};

/** The value, if it is one of those known. */
function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value);
}

/**
 * Reads stored preferences; missing and invalid fields get their defaults. Written by hand: the first paint waits for this,
 * and a schema library would be more script than everything else it waits for.
 */
export function readPreferences(json: unknown): Preferences {
  const stored: { readonly [key in keyof Preferences]?: unknown } =
    typeof json === 'object' && json !== null ? json : {};
  const text = (value: unknown, or: string): string => (typeof value === 'string' ? value : or);
  return {
    locale: oneOf(LOCALES, stored.locale) ?? initial.locale,
    theme: oneOf(THEMES, stored.theme) ?? initial.theme,
    speed: oneOf(SPEEDS, stored.speed) ?? initial.speed,
    sound: stored.sound === true,
    name: text(stored.name, initial.name),
    opponents: Number.isInteger(stored.opponents) ? Number(stored.opponents) : initial.opponents,
    strength: text(stored.strength, initial.strength),
    game: text(stored.game, initial.game),
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
