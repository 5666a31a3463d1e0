import type { Locale } from '@durbar/kernel/locales';
import type { Catalogue } from '@durbar/kernel/words';

/** One part's words in the languages that have been loaded, with the same keys in each. */
export type WordCatalogues = Readonly<Partial<Record<Locale, Catalogue>>>;

/** Words of one part of the page, loaded language by language when they are first needed. */
export class WordSource {
  readonly #load: (locale: Locale) => Promise<Catalogue>;
  readonly #catalogues: Partial<Record<Locale, Catalogue>> = {};
  readonly #loading = new Map<Locale, Promise<void>>();

  /** @param load fetches the words of a language; called again if it failed */
  constructor(load: (locale: Locale) => Promise<Catalogue>) {
    this.#load = load;
  }

  /** What has been loaded so far. */
  get catalogues(): WordCatalogues {
    return this.#catalogues;
  }

  has(locale: Locale): boolean {
    return this.#catalogues[locale] !== undefined;
  }

  /** Loads a language once. @throws what kept it from being loaded, e.g. a lost network */
  load(locale: Locale): Promise<void> {
    let loading = this.#loading.get(locale);
    if (!loading) {
      loading = this.#fetch(locale);
      this.#loading.set(locale, loading);
      loading.catch(() => this.#loading.delete(locale));
    }
    return loading;
  }

  async #fetch(locale: Locale): Promise<void> {
    this.#catalogues[locale] = await this.#load(locale);
  }
}

/** Several catalogues as one; later ones win. */
export async function mergeCatalogues(parts: readonly Promise<Catalogue>[]): Promise<Catalogue> {
  const catalogues = await Promise.all(parts);
  return Object.fromEntries(catalogues.flatMap((words) => Object.entries(words)));
}
