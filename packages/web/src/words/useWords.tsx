import kernelEn from '@durbar/kernel/words/en.json' with { type: 'json' };
import kernelFr from '@durbar/kernel/words/fr.json' with { type: 'json' };
import { protocolWords } from '@durbar/protocol/words';
import { tableWords } from '@durbar/table/words';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLocale } from '../state/usePreferences.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { type Catalogues, createWords, type Words } from './words.ts';

/** Keys of the page's own words, from the English file. */
export type WordKey = keyof typeof en;

const shell: Catalogues = { en, fr };
const records: Catalogues = { en: kernelEn, fr: kernelFr };
const base: readonly Catalogues[] = [records, protocolWords, tableWords, shell];

const LayersContext = createContext<readonly Catalogues[]>(base);
const WordsContext = createContext<Words<WordKey>>(createWords('en', base));

/** The words of the chosen language; changes with it, without a reload. */
export function useWords(): Words<WordKey> {
  return useContext(WordsContext);
}

/** Gives the page its words. */
export function WordsProvider({ children }: { children: ReactNode }) {
  return <Layered layers={base}>{children}</Layered>;
}

/** Adds a game's words to those of the page for everything inside. */
export function WordsLayer({ catalogues, children }: { catalogues: Catalogues; children: ReactNode }) {
  const outer = useContext(LayersContext);
  const layers = useMemo(() => [...outer, catalogues], [outer, catalogues]);
  return <Layered layers={layers}>{children}</Layered>;
}

function Layered({ layers, children }: { layers: readonly Catalogues[]; children: ReactNode }) {
  const locale = useLocale();
  const words = useMemo(() => createWords<WordKey>(locale, layers), [locale, layers]);
  return (
    <LayersContext value={layers}>
      <WordsContext value={words}>{children}</WordsContext>
    </LayersContext>
  );
}
