import { DEFAULT_LOCALE, type Locale } from '@durbar/kernel/locales';
import { type Catalogue, readCatalogue } from '@durbar/kernel/words';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type en from './en.json';
import type { WordSource } from './word-source.ts';
import { createWords, type Words } from './words.ts';

/** Keys of the kit's own words, from the English file. */
export type KitKey = keyof typeof en;

/** Loads the kit's own words. */
export async function loadKitWords(locale: Locale): Promise<Catalogue> {
  // With `./` Vite's development server would leave the import to the browser, which can't import its answer.
  return readCatalogue(await import(`../words/${locale}.json`, { with: { type: 'json' } }));
}

interface WordsState {
  readonly locale: Locale;
  readonly layers: readonly WordSource[];
  readonly words: Words;
  /** Adds a layer to the provider; returns the function that removes it. */
  readonly register: (source: WordSource) => () => void;
}

const WordsContext = createContext<WordsState>({
  locale: DEFAULT_LOCALE,
  layers: [],
  words: createWords(DEFAULT_LOCALE, []),
  register: () => () => undefined,
});

/**
 * Returns the words of the chosen language, which change with it, without a reload. `Key` lists the catalogue keys that
 * the caller knows to be among the layers.
 */
export function useWords<Key extends string = KitKey>(): Words<Key | KitKey> {
  return useContext(WordsContext).words;
}

interface WordsProviderProps {
  /** The wanted language. A new one is shown once the words of all layers are loaded. */
  readonly locale: Locale;
  /** The page's words, including the kit's. The wanted language should be loaded before the first rendering. */
  readonly source: WordSource;
  /** Called if a language could not be loaded; the page keeps the language it had. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Provides the words of a page. */
export function WordsProvider({ locale: wanted, source, onError, children }: WordsProviderProps) {
  const [sources] = useState(() => new Set([source]));
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (wanted === shown) return undefined;
    let outdated = false;
    Promise.all([...sources].map((each) => each.load(wanted))).then(() => {
      if (!outdated) startTransition(() => setShown(wanted));
    }, onError);
    return () => {
      outdated = true;
    };
  }, [wanted, shown, sources, onError]);
  const register = useMemo(
    () => (layer: WordSource) => {
      sources.add(layer);
      return () => sources.delete(layer);
    },
    [sources],
  );
  return (
    <Layer locale={shown} layers={[]} source={source} register={register}>
      {children}
    </Layer>
  );
}

/** Adds words, such as a game's, to those of the page for all components inside. */
export function WordsLayer({ source, children }: { source: WordSource; children: ReactNode }) {
  const { locale, layers, register } = useContext(WordsContext);
  useEffect(() => register(source), [register, source]);
  return (
    <Layer locale={locale} layers={layers} source={source} register={register}>
      {children}
    </Layer>
  );
}

interface LayerProps extends Omit<WordsState, 'words'> {
  readonly source: WordSource;
  readonly children: ReactNode;
}

function Layer({ locale, layers, source, register, children }: LayerProps) {
  // Already loaded, unless the language changed between loading and showing.
  if (!source.has(locale)) use(source.load(locale));
  const state = useMemo(() => {
    const all = [...layers, source];
    const catalogues = all.map((each) => each.catalogues);
    return { locale, layers: all, words: createWords(locale, catalogues), register };
  }, [locale, layers, source, register]);
  return <WordsContext value={state}>{children}</WordsContext>;
}
