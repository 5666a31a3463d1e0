import { preferences, type Theme } from './preferences.ts';

/** What the system asks of pages that move. */
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Puts the chosen theme, language and stillness on the document, now and whenever they change. */
export function applyAppearance(localeNow: () => string): void {
  const still = matchMedia(REDUCED_MOTION_QUERY);
  const dress = () => {
    const { theme, speed } = preferences.getState();
    const root = document.documentElement;
    root.lang = localeNow();
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme satisfies Theme;
    root.toggleAttribute('data-still', still.matches || speed === 'none');
  };
  dress();
  preferences.subscribe(dress);
  still.addEventListener('change', dress);
}
