import { covers } from '@durbar/games/registry/covers.ts';
import { LOCALES, type Locale } from '@durbar/kernel/locales';
import { NOT_PHONE_QUERY, PHONE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { createWords } from '@durbar/kit/words/words.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app/App.tsx';
import { changePreferences, type Preferences, preferences } from '../state/preferences.ts';
import { homeWords } from '../words/home-words.ts';
import { NAME_PLACEHOLDER } from './mount.ts';

/** The home page without any data from the server, for one language, screen and game. */
interface HomeVariant {
  /** Attributes of its `<template>`, by which `mountPrerendered` chooses it. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly markup: string;
}

function renderVariant(locale: Locale, media: string, game = ''): HomeVariant {
  const guest = createWords(locale, [homeWords.catalogues]).t('me.guest');
  return {
    attributes: { 'data-locale': locale, 'data-media': media, 'data-game': game, 'data-guest': guest },
    markup: render({ locale, game, name: NAME_PLACEHOLDER }, media),
  };
}

/** Renders the page with some preferences, on a screen that matches one media query. */
function render(changes: Partial<Preferences>, media: string): string {
  const before = preferences.getState();
  const browser = {
    location: { pathname: '/', search: '' },
    matchMedia: (query: string) => ({ matches: query === media }),
  };
  changePreferences(changes);
  Object.assign(globalThis, browser);
  try {
    const rendered = renderToString(
      <StrictMode>
        <App />
      </StrictMode>,
    );
    // React puts preload links in front; the images themselves load as early.
    return rendered.replace(/^(<link [^>]*>)+/, '');
  } finally {
    for (const part of Object.keys(browser)) Reflect.deleteProperty(globalThis, part);
    preferences.setState(before, true);
  }
}

await Promise.all(LOCALES.map((locale) => homeWords.load(locale)));

/** All variants of the prerendered home page, made by the build. */
export const homePages: readonly HomeVariant[] = LOCALES.flatMap((locale) =>
  [renderVariant(locale, NOT_PHONE_QUERY)].concat(
    covers.map(({ id }) => renderVariant(locale, PHONE_QUERY, id)),
  ),
);
