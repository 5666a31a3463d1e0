import { LOCALES, type Locale, preferredLocale } from '@durbar/kernel/locales';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import { createStore } from 'zustand/vanilla';

export const SPEEDS = ['calm', 'normal', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'durbar.preferences';

export interface Preferences {
  /** Null: what the browser asks for. */
  readonly locale: Locale | null;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  /** What this device calls its player in games without a server. */
  readonly name: string;
  /** Bots of the one-tap game: how many and how strong. */
  readonly opponents: number;
  readonly strength: string;
  /** The game whose ways to begin a phone shows first: the last that was looked at; empty for none. */
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

/** One of a few, if it is that. */
function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value);
}

/**
 * What was kept, and what it lacks as it is at first. Read by hand: the first paint waits for this, and a library for
 * schemas is more script than all else that it waits for.
 */
export function readPreferences(json: unknown): Preferences {
  const kept: { readonly [key in keyof Preferences]?: unknown } =
    typeof json === 'object' && json !== null ? json : {};
  const text = (value: unknown, or: string): string => (typeof value === 'string' ? value : or);
  return {
    locale: oneOf(LOCALES, kept.locale) ?? initial.locale,
    theme: oneOf(THEMES, kept.theme) ?? initial.theme,
    speed: oneOf(SPEEDS, kept.speed) ?? initial.speed,
    sound: kept.sound === true,
    name: text(kept.name, initial.name),
    opponents: Number.isInteger(kept.opponents) ? Number(kept.opponents) : initial.opponents,
    strength: text(kept.strength, initial.strength),
    game: text(kept.game, initial.game),
  };
}

/** What whoever sits at this device likes; kept on it. */
export const preferences = createStore<Preferences>(() => readStored(KEY, readPreferences) ?? initial);

preferences.subscribe((state) => writeStored(KEY, state));

export function changePreferences(change: Partial<Preferences>): void {
  preferences.setState(change);
}

export function preferredOrFirstLocale({ locale }: Preferences): Locale {
  return locale ?? preferredLocale(navigator.languages);
}
