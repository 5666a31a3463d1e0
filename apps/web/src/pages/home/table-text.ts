import type { Words } from '@durbar/kit/words/words.ts';
import type { TableCard, TableInfo } from '@durbar/protocol';
import type { WordKey } from '../../words/useWords.tsx';

/** A game's name; its id if the page does not know it. */
export function gameTitle(words: Words<WordKey>, game: string): string {
  const key = `game.${game}`;
  return words.has(key) ? words.formatMessage({ key }) : game;
}

/** Whether a table's title is not just the name of its game. */
export function hasOwnTitle({ name, hostName }: Pick<TableInfo, 'name' | 'hostName'>): boolean {
  return name !== '' || hostName !== null;
}

/** A table's name; without one it is called after its host, or after its game if the host has left. */
export function tableTitle(
  words: Words<WordKey>,
  { name, hostName, game }: Pick<TableInfo, 'name' | 'hostName' | 'game'>,
): string {
  if (name !== '') return name;
  return hostName === null ? gameTitle(words, game) : words.t('table.of', { host: hostName });
}

/** Which match of a series a table's is, as a list of one text; empty at a table of a single match. */
export function seriesNote(
  words: Words<WordKey>,
  series: Pick<NonNullable<TableCard['series']>, 'number' | 'length'> | null | undefined,
): readonly string[] {
  if (!series) return [];
  return [words.t('home.series', { number: series.number, length: series.length ?? 0 })];
}

/** The least rating for sitting down, as a list of one text; empty where nobody needs one. */
export function minRatingNote(words: Words<WordKey>, minRating: number | undefined): readonly string[] {
  return minRating === undefined ? [] : [words.t('home.minRating', { rating: String(minRating) })];
}
/** The page of a person. */
export const personPath = (person: string): string => `/people/${person}`;

export function isOver(status: TableInfo['status']): boolean {
  return status === 'over' || status === 'abandoned';
}

/**
 * The table's status; while it runs, whose turn it is if it is one seat's. An unplayable table is one whose rules version the
 * server does not have.
 */
export function statusText(words: Words<WordKey>, card: TableCard): string {
  if (card.unplayable && !isOver(card.status)) return words.t('status.unplayable');
  if (card.status !== 'running') return words.t(`status.${card.status}`);
  const [seat, ...more] = card.active;
  if (seat === undefined || more.length > 0) return words.t('status.running');
  const name = card.seats[seat]?.name;
  return name ? words.t('turn.of', { name }) : words.t('status.running');
}
