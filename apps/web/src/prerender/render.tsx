import { covers } from '@durbar/games/registry/covers.ts';
import { LOCALES, type Locale } from '@durbar/kernel/locales';
import { NOT_PHONE_QUERY, PHONE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { createWords } from '@durbar/kit/words/words.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app/App.tsx';
import { changePreferences, type Preferences, preferences } from '../state/preferences.ts';
import { pageWords } from '../words/page-words.ts';
import { NAME_PLACEHOLDER } from './mount.ts';

/** The home page as it stands before anything is known from the server, for some of its visitors. */
interface HomeVariant {
  /** `template` attributes by which `stand` finds it. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly markup: string;
}

function renderVariant(locale: Locale, media: string, game = ''): HomeVariant {
  const guest = createWords(locale, [pageWords.catalogues]).t('me.guest');
  return {
    attributes: { 'data-locale': locale, 'data-media': media, 'data-game': game, 'data-guest': guest },
    markup: render({ locale, game, name: NAME_PLACEHOLDER }, media),
  };
}

/** The page for whoever likes it so, on a screen of which a media query holds. */
function render(liked: Partial<Preferences>, media: string): string {
  const before = preferences.getState();
  const browser = {
    location: { pathname: '/', search: '' },
    matchMedia: (query: string) => ({ matches: query === media }),
  };
  changePreferences(liked);
  Object.assign(globalThis, browser);
  try {
    const rendered = renderToString(
      <StrictMode>
        <App />
      </StrictMode>,
    );
    // React puts what it would load ahead in front; the pictures themselves come as soon.
    return rendered.replace(/^(<link [^>]*>)+/, '');
  } finally {
    for (const part of Object.keys(browser)) Reflect.deleteProperty(globalThis, part);
    preferences.setState(before, true);
  }
}

await Promise.all(LOCALES.map((locale) => pageWords.load(locale)));

/** All home pages that may be painted first, made when the page is built, outside of any browser. */
export const homePages: readonly HomeVariant[] = LOCALES.flatMap((locale) =>
  [renderVariant(locale, NOT_PHONE_QUERY)].concat(
    covers.map(({ id }) => renderVariant(locale, PHONE_QUERY, id)),
  ),
);
