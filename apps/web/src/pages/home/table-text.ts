import type { Words } from '@durbar/kit/words/words.ts';
import type { TableCard, TableInfo } from '@durbar/protocol';
import type { WordKey } from '../../words/useWords.tsx';

/** A game's name; its id if the page does not know it. */
export function gameTitle(words: Words<WordKey>, game: string): string {
  const key = `game.${game}`;
  return words.has(key) ? words.formatMessage({ key }) : game;
}

export function isOver(status: TableInfo['status']): boolean {
  return status === 'over' || status === 'abandoned';
}

/** Says whom a table waits for. */
export function waitingForText(words: Words<WordKey>, card: TableCard): string {
  if (card.unplayable && !isOver(card.status)) return words.t('status.unplayable');
  if (card.status !== 'running') return words.t(`status.${card.status}`);
  const [seat, ...more] = card.active;
  if (seat === undefined || more.length > 0) return words.t('status.running');
  const name = card.seats[seat]?.name;
  return name ? words.t('turn.of', { name }) : words.t('status.running');
}
