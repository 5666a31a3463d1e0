import { type ChatLine, reactionOf } from '@durbar/protocol';
import type { PageWords } from '../../../words/useWords.tsx';

/** What a line says to this reader: a reaction in the reader's language, else the author's own words. */
export function lineText(words: Pick<PageWords, 't'>, line: Pick<ChatLine, 'text' | 'reaction'>): string {
  const reaction = reactionOf(line);
  return reaction === null ? line.text || words.t('chat.deleted') : words.t(`chat.react.${reaction}`);
}
