import { createContext, type ReactNode, useContext, useMemo } from 'react';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { Locale } from './locales.ts';
import { createWords, type WordCatalogues, type Words } from './words.ts';

/** Keys of the kit's own words, from the English file. */
export type KitKey = keyof typeof en;

const kit: WordCatalogues = { en, fr };
const own: readonly WordCatalogues[] = [kit];

interface WordsState {
  readonly locale: Locale;
  readonly layers: readonly WordCatalogues[];
  readonly words: Words;
}

const WordsContext = createContext<WordsState>({ locale: 'en', layers: own, words: createWords('en', own) });

/**
 * The words of the chosen language; they change with it, without a reload. `Key` lists the keys of the catalogues that
 * the caller knows to be among the layers.
 */
export function useWords<Key extends string = KitKey>(): Words<Key | KitKey> {
  return useContext(WordsContext).words;
}

interface WordsProviderProps {
  readonly locale: Locale;
  /** Catalogues besides the kit's own; later ones win. */
  readonly layers: readonly WordCatalogues[];
  readonly children: ReactNode;
}

/** Provides the words of a page. */
export function WordsProvider({ locale, layers, children }: WordsProviderProps) {
  const all = useMemo(() => [...own, ...layers], [layers]);
  return (
    <Layered locale={locale} layers={all}>
      {children}
    </Layered>
  );
}

/** Adds a game's words to those of the page for everything inside. */
export function WordsLayer({ catalogues, children }: { catalogues: WordCatalogues; children: ReactNode }) {
  const { locale, layers } = useContext(WordsContext);
  const all = useMemo(() => [...layers, catalogues], [layers, catalogues]);
  return (
    <Layered locale={locale} layers={all}>
      {children}
    </Layered>
  );
}

function Layered({ locale, layers, children }: WordsProviderProps) {
  const state = useMemo(() => ({ locale, layers, words: createWords(locale, layers) }), [locale, layers]);
  return <WordsContext value={state}>{children}</WordsContext>;
}
