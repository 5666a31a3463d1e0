import type { Message } from '@durbar/kernel';
import type { ArtName } from '../art/names.ts';
import type { IntroIcon, IntroStep } from './intro.ts';

type Numbers = Readonly<Record<string, number>>;

/** Makes functions for the messages of an introduction, whose keys begin with `prefix`. */
export function introTexts(prefix: string) {
  const text = (key: string, values?: Numbers): Message => ({ key: `${prefix}.${key}`, values });
  /** An icon with a label `icon.<name>` and a tip `icon.<name>.tip`. */
  const icon = (art: ArtName, name: string, clause: string, values?: Numbers): IntroIcon => ({
    art,
    label: text(`icon.${name}`, values),
    tip: text(`icon.${name}.tip`, values),
    clause,
  });
  /** A picture with a title `<name>`, a text `<name>.text`, and `<name>.alt`, which says what it shows. */
  const step = (
    name: string,
    clause: string,
    Picture: IntroStep['Picture'],
    values?: Numbers,
  ): IntroStep => ({
    title: text(name),
    text: text(`${name}.text`, values),
    alt: text(`${name}.alt`, values),
    clause,
    Picture,
  });
  return { text, icon, step };
}
