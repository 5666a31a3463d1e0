import { preferences, type Theme } from './preferences.ts';

/** The system's setting for less motion. */
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Applies theme, language and reduced motion to the document, now and on every change. */
export function applyAppearance(localeNow: () => string): void {
  const reducedMotion = matchMedia(REDUCED_MOTION_QUERY);
  const apply = () => {
    const { theme, speed } = preferences.getState();
    const root = document.documentElement;
    root.lang = localeNow();
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme satisfies Theme;
    root.toggleAttribute('data-still', reducedMotion.matches || speed === 'instant');
  };
  apply();
  preferences.subscribe(apply);
  reducedMotion.addEventListener('change', apply);
}
