import { lazyComponent } from '@durbar/kit/ui/lazy-component.tsx';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { preferences, preferredOrFirstLocale } from '../state/preferences.ts';
import { pageWords } from './page-words.ts';

/**
 * A part of the page that the home page does not load: it comes together with the words that only such parts need.
 * @param fallback shown while it loads
 */
export function lazyPage<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  fallback: ReactNode = null,
) {
  return lazyComponent(async () => {
    const [{ default: Page }] = await Promise.all([
      load(),
      pageWords.load(preferredOrFirstLocale(preferences.getState())),
    ]);
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
