import {
  type KitKey,
  WordsProvider as KitWordsProvider,
  useWords as useKitWords,
} from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../state/usePreferences.ts';
import type { Catalogues } from './catalogues.ts';
import { homeWords } from './home-words.ts';

/** Keys of the page's own words and of the kit's, from the English files. Each part of the page may use those of its areas only. */
export type WordKey = { [Area in keyof Catalogues]: keyof Catalogues[Area] }[keyof Catalogues] | KitKey;

/** The page's words in one language. */
export type PageWords = Words<WordKey>;

/** The words of the chosen language; they change with it, without a reload. */
export function useWords(): PageWords {
  return useKitWords<WordKey>();
}

// A function, since `reportError` does not exist where the home page is prerendered.
const reportFailure = (error: unknown): void => reportError(error);

/** Provides the words of the home page, which must be loaded in the first language already. */
export function WordsProvider({ children }: { children: ReactNode }) {
  return (
    <KitWordsProvider locale={useLocale()} source={homeWords} onError={reportFailure}>
      {children}
    </KitWordsProvider>
  );
}
