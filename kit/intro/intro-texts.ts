import type { Message } from '@durbar/kernel';
import type { ArtName } from '../art/names.ts';
import type { IntroIcon } from './intro.ts';

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
  return { text, icon };
}
