import { lazyComponent } from '@durbar/kit/ui/lazy-component.tsx';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { preferences, preferredOrFirstLocale } from '../state/preferences.ts';
import { type WordArea, wordsOf } from './page-words.ts';

/**
 * A part of the page that is loaded when it is first shown, together with the words that it has beside those of what it is
 * in. `test/word-areas.test.ts` finds words that are missing.
 * @param areas areas of these words
 * @param fallback shown while it loads
 */
export function lazyPage<P extends object>(
  areas: readonly WordArea[],
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  fallback: ReactNode = null,
) {
  const source = wordsOf(areas);
  return lazyComponent(async () => {
    const [{ default: Page }] = await Promise.all([
      load(),
      source.load(preferredOrFirstLocale(preferences.getState())),
    ]);
    const PageWithWords = (props: P) => (
      // For words of a language that is chosen while this is shown.
      <Suspense fallback={fallback}>
        <WordsLayer source={source}>
          <Page {...props} />
        </WordsLayer>
      </Suspense>
    );
    return { default: PageWithWords };
  }, fallback);
}
