import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalogue } from '@durbar/kernel';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from 'playwright-core';

/** A language code that ISO 639 reserves for private use, and the name of the language in itself. */
export const PSEUDO = { locale: 'qps', name: 'Ƥšéüðöö' } as const;

/** Each plain letter has an accented form: a plain letter on the page is part of a text that is not from the catalogue. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒğĥíĵķľɱñöƥǫřšţüṽŵẋýžÁɃÇÐÉƑĞĤÍĴĶĽṀÑÖƤǪŘŠŢÜṼŴẊÝŽ';
const VOWEL = /[aeiou]/;

const RIGHT_TO_LEFT_MARK = '\u200F';
const LEFT_TO_RIGHT_MARK = '\u200E';

/** Accents all letters and doubles lower-case vowels, which makes English about 35 % longer. */
function addAccents(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    return VOWEL.test(letter) ? accented + accented : accented;
  });
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isValue: boolean;
}

/** Lists the literals and values of a text with their positions, including those in the branches of plurals and selects. */
function listPieces(elements: readonly MessageFormatElement[]): Piece[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => listPieces(value));
    if (!element.location) throw new Error('the parser recorded no locations');
    const { start, end } = element.location;
    return [{ from: start.offset, to: end.offset, isValue: element.type !== TYPE.literal }];
  });
}

/** Translates an English ICU message: accents it, lengthens it and puts direction marks around values. */
export function toPseudo(text: string): string {
  const pieces = listPieces(parse(text, { ignoreTag: true, captureLocation: true }));
  let result = '';
  let at = 0;
  for (const { from, to, isValue } of pieces) {
    const piece = text.slice(from, to);
    result += text.slice(at, from);
    result += isValue ? RIGHT_TO_LEFT_MARK + piece + LEFT_TO_RIGHT_MARK : addAccents(piece);
    at = to;
  }
  return result + text.slice(at);
}

/** Paths of English catalogues, relative to the root of the repository. */
const ENGLISH_FILE = /^(?!.*node_modules).*\/words\/en(?:\/\w+)?\.json$/;

/** Lists the English catalogues of engine, kit, games and page, and of the template for new games. */
function listEnglishFiles(root: string): string[] {
  return ['engine', 'kit', 'games', 'apps', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => ENGLISH_FILE.test(file)),
  );
}

/** A file with the texts of a tutorial, and one of its English texts. */
const LESSONS_FILE = /\/tutorial\/\w+\.lessons\.ts$/;
const ENGLISH_TEXT = /\ben:(\s+)'([^'\\]*)'/g;

/** Translates the texts of all tutorials, which are data beside their moves. @throws if a file has none */
function translateLessons(root: string): void {
  const files = readdirSync(join(root, 'games'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => LESSONS_FILE.test(each))) {
    const path = join(root, 'games', file);
    const english = readFileSync(path, 'utf8');
    const both = english.replace(
      ENGLISH_TEXT,
      (whole, space: string, text: string) => `${whole}, ${PSEUDO.locale}:${space}'${toPseudo(text)}'`,
    );
    if (both === english) throw new Error(`${file} has no English texts`);
    writeFileSync(path, both);
  }
}

/**
 * Adds the pseudo-language to a copy of the sources as a translator would, without a change of code: one line in the list of
 * languages, a catalogue next to each English one, and the texts of tutorials.
 * @param root folder of the copy
 * @returns paths of the new catalogues, relative to the root
 */
export function addPseudoLanguage(root: string): readonly string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const list = 'engine/kernel/src/locales.json';
  const names = { ...readCatalogue({ default: read(list) }), [PSEUDO.locale]: PSEUDO.name };
  writeFileSync(join(root, list), JSON.stringify(names));
  translateLessons(root);
  return listEnglishFiles(root).map((file) => {
    const target = file.replace(/(?<=\/words\/)en/, PSEUDO.locale);
    const english = readCatalogue({ default: read(file) });
    const pseudo = Object.entries(english).map(([key, text]) => [key, toPseudo(text)]);
    mkdirSync(dirname(join(root, target)), { recursive: true });
    writeFileSync(join(root, target), JSON.stringify(Object.fromEntries(pseudo)));
    return target;
  });
}

/**
 * Lists the texts on a page or for screen readers that contain plain letters, so do not come from the catalogue of the
 * pseudo-language.
 * @param known global expression of allowed plain texts, such as names
 */
export async function listPlainWords(page: Page, known: RegExp): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element | null): element is Element =>
      element !== null && element.closest('script, style, template, kbd') === null;
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (isShown(node.parentElement)) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
        if (isShown(element)) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return [...new Set(texts)].filter((text) => /[A-Za-z]{2}/.test(text.replace(known, '')));
}
