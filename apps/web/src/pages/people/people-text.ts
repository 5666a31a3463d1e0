import type { FinishedMatch } from '@durbar/protocol';
import type { PageWords } from '../../words/useWords.tsx';
import { strengthOf } from './BotFace.tsx';

/** A score in the game's own word. */
export function scoreText(words: PageWords, game: string, score: number): string {
  const own = `game.${game}.points`;
  const key = words.has(own) ? own : 'person.points';
  return words.formatMessage({ key, values: { count: score } });
}

/** How a match ended for its person: by how much they won, or were behind. */
export function marginText(words: PageWords, { place, tied, margin, left }: FinishedMatch): string {
  if (left) return words.t('person.leftIt');
  if (margin === null) return '';
  if (tied || margin === 0) return words.t('person.tied');
  return words.t(place === 1 ? 'person.wonBy' : 'person.behind', { by: Math.abs(margin) });
}

/** What a bot is called in lists: by its strength, or as the server calls it. */
export function botText(words: PageWords, bot: string): string {
  const strength = strengthOf(bot);
  return strength === null ? bot : words.t('person.bot', { strength });
}

/** A share in whole per cent. */
export const percentText = (words: PageWords, share: number): string =>
  words.t('person.percent', { share: Math.round(share * 100) });
