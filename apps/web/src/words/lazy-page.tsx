import type { Locale } from '@durbar/kernel/locales';
import { lazyComponent } from '@durbar/kit/ui/lazy-component.tsx';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { preferences, preferredOrFirstLocale } from '../state/preferences.ts';
import { pageWords } from './page-words.ts';

/**
 * A part of the page that the home page does not load: it comes together with the words that only such parts need.
 * @param fallback shown while it loads
 * @param loadMore loads further words that the part has
 */
export function lazyPage<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  fallback: ReactNode = null,
  loadMore?: (locale: Locale) => Promise<unknown>,
) {
  return lazyComponent(async () => {
    const locale = preferredOrFirstLocale(preferences.getState());
    const [{ default: Page }] = await Promise.all([load(), pageWords.load(locale), loadMore?.(locale)]);
    const PageWithWords = (props: P) => (
      // For words of a language that is chosen while this is shown.
      <Suspense fallback={fallback}>
        <WordsLayer source={pageWords}>
          <Page {...props} />
        </WordsLayer>
      </Suspense>
    );
    return { default: PageWithWords };
  }, fallback);
}

/** Loads the words that parts about hosting, invitations and series have; see `withHostingWords`. */
export const loadHostingWords = async (locale: Locale) =>
  (await import('./hosting-words.ts')).hostingWords.load(locale);
