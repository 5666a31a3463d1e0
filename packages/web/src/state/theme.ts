import { preferences, type Theme } from './preferences.ts';

/** Puts the chosen theme and language on the document, now and whenever they change. */
export function dressDocument(localeNow: () => string): void {
  const dress = () => {
    const { theme } = preferences.getState();
    const root = document.documentElement;
    root.lang = localeNow();
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme satisfies Theme;
  };
  dress();
  preferences.subscribe(dress);
}
