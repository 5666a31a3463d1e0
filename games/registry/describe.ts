import type { Message, Seat } from '@durbar/kernel';
import { loadKernelWords } from '@durbar/kernel';
import type { Locale } from '@durbar/kernel/locales';
import { createWords } from '@durbar/kit/words/words.ts';
import { loadTableWords } from '@durbar/table/words';
import { loadWords } from './words.ts';

/** Puts a message into words. @param names the name of a seat; by default `seat 1` and so on */
export type Describe = (message: Message, names?: (seat: Seat) => string) => string;

/**
 * Loads what puts the messages of a game, the table and the kernel into words, without a page.
 * @param rules rules version of the texts; by default the current one
 * @throws {UnknownGame}
 */
export async function loadDescribe(id: string, locale: Locale, rules?: number): Promise<Describe> {
  const catalogues = await Promise.all([
    loadKernelWords(locale),
    loadTableWords(locale),
    loadWords(id, locale, 'rules', rules),
  ]);
  const words = createWords(
    locale,
    catalogues.map((catalogue) => ({ [locale]: catalogue })),
  );
  return (message, names = (seat) => `seat ${seat + 1}`) => words.formatMessage(message, names);
}
