import type { Locale } from '@durbar/kernel/locales';
import { basePath } from '../address/base-path.ts';
import { preferences } from '../state/preferences.ts';

/** Stands for the player's name in prerendered pages; no name and no text contains it. */
export const NAME_PLACEHOLDER = '\u{E000}';

/**
 * Fills `root` before React loads: with the prerendered home page, or on other pages with the name of the site.
 * @returns whether it is the home page, which React then hydrates
 */
export function mountPrerendered(root: HTMLElement, locale: Locale): boolean {
  const template = location.pathname === basePath ? chooseTemplate(locale) : null;
  if (!template) {
    const arriving = document.createElement('div');
    arriving.className = 'arriving';
    arriving.textContent = 'Durbar';
    root.replaceChildren(arriving);
    return false;
  }
  const home = document.importNode(template.content, true);
  fillInName(home, preferences.getState().name, template.dataset['guest'] ?? '');
  root.replaceChildren(home);
  return true;
}

/** Chooses the prerendered page by language, screen and the last game chosen. */
function chooseTemplate(locale: Locale): HTMLTemplateElement | null {
  const { game } = preferences.getState();
  const inLocale = [...document.querySelectorAll<HTMLTemplateElement>(`template[data-locale='${locale}']`)];
  const matching = inLocale.filter(({ dataset }) => matchMedia(dataset['media'] ?? 'all').matches);
  return matching.find(({ dataset }) => dataset['game'] === game) ?? matching[0] ?? null;
}

/**
 * Replaces the placeholder by the player's name. A guest's stays empty until the server has given one.
 * @param guest how labels call a guest
 */
function fillInName(home: DocumentFragment, name: string, guest: string): void {
  for (const element of home.querySelectorAll(`[aria-label*='${NAME_PLACEHOLDER}']`))
    element.ariaLabel = element.ariaLabel?.replace(NAME_PLACEHOLDER, () => name || guest) ?? null;
  const texts = document.createTreeWalker(home, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue === NAME_PLACEHOLDER) text.nodeValue = name;
}
