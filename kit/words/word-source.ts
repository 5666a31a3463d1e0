import type { Locale } from '@durbar/kernel/locales';
import type { Catalogue } from '@durbar/kernel/words';

/** The words of one part of the page in the loaded languages; each has the same keys. */
export type WordCatalogues = Readonly<Partial<Record<Locale, Catalogue>>>;

/** The words of one part of the page, loaded by language on first use. */
export class WordSource {
  readonly #load: (locale: Locale) => Promise<Catalogue>;
  readonly #catalogues: Partial<Record<Locale, Catalogue>> = {};
  readonly #loading = new Map<Locale, Promise<void>>();

  /** @param load loads the words of a language; called again after a failure */
  constructor(load: (locale: Locale) => Promise<Catalogue>) {
    this.#load = load;
  }

  /** The catalogues loaded so far. */
  get catalogues(): WordCatalogues {
    return this.#catalogues;
  }

  has(locale: Locale): boolean {
    return this.#catalogues[locale] !== undefined;
  }

  /** Loads a language once. @throws the reason if loading failed, e.g. a lost network */
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

/** Merges several catalogues; later ones win. */
export async function mergeCatalogues(parts: readonly Promise<Catalogue>[]): Promise<Catalogue> {
  const catalogues = await Promise.all(parts);
  return Object.fromEntries(catalogues.flatMap((words) => Object.entries(words)));
}
