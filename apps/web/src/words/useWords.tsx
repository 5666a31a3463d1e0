import { gameTitles } from '@durbar/games/registry/titles.ts';
import kernelEn from '@durbar/kernel/words/en.json' with { type: 'json' };
import kernelFr from '@durbar/kernel/words/fr.json' with { type: 'json' };
import {
  type KitKey,
  WordsProvider as KitWordsProvider,
  useWords as useKitWords,
} from '@durbar/kit/words/useWords.tsx';
import type { WordCatalogues, Words } from '@durbar/kit/words/words.ts';
import { protocolWords } from '@durbar/protocol/words';
import { tableWords } from '@durbar/table/words';
import type { ReactNode } from 'react';
import { useLocale } from '../state/usePreferences.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** Keys of the page's own words and of the kit's, from the English files. */
export type WordKey = keyof typeof en | KitKey;

const page: WordCatalogues = { en, fr };
const records: WordCatalogues = { en: kernelEn, fr: kernelFr };
const titles: WordCatalogues = { en: gameTitles('en'), fr: gameTitles('fr') };
const layers: readonly WordCatalogues[] = [records, protocolWords, tableWords, titles, page];

/** The words of the chosen language; they change with it, without a reload. */
export function useWords(): Words<WordKey> {
  return useKitWords<WordKey>();
}

/** Gives the page its words. */
export function WordsProvider({ children }: { children: ReactNode }) {
  return (
    <KitWordsProvider locale={useLocale()} layers={layers}>
      {children}
    </KitWordsProvider>
  );
}
