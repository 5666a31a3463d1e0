import { lazyComponent } from '@durbar/kit/ui/lazy-component.tsx';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import type { WordSource } from '@durbar/kit/words/word-source.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { preferences, preferredOrFirstLocale } from '../state/preferences.ts';
import { hostingWords } from './hosting-words.ts';
import { pageWords } from './page-words.ts';

type Load<P extends object> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A part of the page that the home page does not load: it comes together with the words that only such parts need.
 * @param fallback shown while it loads
 */
export function lazyPage<P extends object>(load: Load<P>, fallback: ReactNode = null) {
  return lazyWith([pageWords], load, fallback);
}

/** The same for a part about hosting, invitations or series, which has words of its own. */
export function lazyHosting<P extends object>(load: Load<P>, fallback: ReactNode = null) {
  return lazyWith([pageWords, hostingWords], load, fallback);
}

function lazyWith<P extends object>(sources: readonly WordSource[], load: Load<P>, fallback: ReactNode) {
  return lazyComponent(async () => {
    const locale = preferredOrFirstLocale(preferences.getState());
    const [{ default: Page }] = await Promise.all([load(), ...sources.map((source) => source.load(locale))]);
    const PageWithWords = (props: P) => (
      // For words of a language that is chosen while this is shown.
      <Suspense fallback={fallback}>
        {sources.reduceRight<ReactNode>(
          (inner, source) => (
            <WordsLayer source={source}>{inner}</WordsLayer>
          ),
          <Page {...props} />,
        )}
      </Suspense>
    );
    return { default: PageWithWords };
  }, fallback);
}
