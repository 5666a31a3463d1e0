import type { Locale } from '@durbar/kernel/locales';
import { preferences } from '../state/preferences.ts';

/** Stands for the player's name in prerendered pages; no name and no text contains it. */
export const NAME_PLACEHOLDER = '\u{E000}';

/**
 * Puts what the page shows first into `root`: on the home page all of it, made when the page was built; elsewhere the
 * name of the place.
 * @returns whether it is the home page, as React will render it
 */
export function mountPrerendered(root: HTMLElement, locale: Locale): boolean {
  const made = location.pathname === '/' ? chooseTemplate(locale) : null;
  if (!made) {
    const arriving = document.createElement('div');
    arriving.className = 'arriving';
    arriving.textContent = 'Durbar';
    root.replaceChildren(arriving);
    return false;
  }
  const home = document.importNode(made.content, true);
  fillInName(home, preferences.getState().name || (made.dataset['guest'] ?? ''));
  root.replaceChildren(home);
  return true;
}

/** The one of the prepared pages that is in the language, for the screen, and with the game that was looked at last. */
function chooseTemplate(locale: Locale): HTMLTemplateElement | null {
  const { game } = preferences.getState();
  const all = [...document.querySelectorAll<HTMLTemplateElement>(`template[data-locale='${locale}']`)];
  const here = all.filter(({ dataset }) => matchMedia(dataset['media'] ?? 'all').matches);
  return here.find(({ dataset }) => dataset['game'] === game) ?? here[0] ?? null;
}

/** Writes the player's name wherever it belongs. */
function fillInName(home: DocumentFragment, name: string): void {
  for (const element of home.querySelectorAll(`[aria-label*='${NAME_PLACEHOLDER}']`))
    element.ariaLabel = element.ariaLabel?.replace(NAME_PLACEHOLDER, () => name) ?? null;
  const texts = document.createTreeWalker(home, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue === NAME_PLACEHOLDER) text.nodeValue = name;
}
