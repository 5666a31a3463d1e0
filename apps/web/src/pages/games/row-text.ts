import { formatClockTime, formatInstant, showCardClock } from '../../table/clock-display.ts';
import type { PageWords } from '../../words/useWords.tsx';
import { gameTitle, seriesNote, tableTitle } from '../home/table-text.ts';
import { computeStanding, type GameRow, type RowSeat, rankOf } from './game-rows.ts';

const BOT_NAMES = ['bot.0', 'bot.1', 'bot.2', 'bot.3', 'bot.4'] as const;

/** The name of the player at a seat of a row. */
export function seatText(words: PageWords, game: string, { kind, name, seat }: RowSeat): string {
  if (name !== null) return name;
  if (kind === 'bot') return words.t(BOT_NAMES[seat % BOT_NAMES.length] ?? 'bot.0');
  if (kind === 'person') return words.t('seat.former');
  if (kind === 'empty') return words.t('room.free');
  const key = `game.${game}.automaton`;
  return words.has(key) ? words.formatMessage({ key }) : words.t('seat.automaton');
}

/** Everybody else at the table; at one screen everybody. */
export const listOpponents = ({ seats, mySeat }: GameRow): readonly RowSeat[] =>
  seats.filter(({ seat, kind }) => seat !== mySeat && kind !== 'empty');

export const freeSeats = ({ seats }: GameRow): number => seats.filter(({ kind }) => kind === 'empty').length;

/** What a row is called: its table's name, or who plays. */
export function rowTitle(words: PageWords, row: GameRow): string {
  if (row.place === 'server') return tableTitle(words, row);
  if (row.mySeat === null) return words.t('home.screen');
  const names = listOpponents(row).map((seat) => seatText(words, row.game, seat));
  return words.t('games.against', { names: words.formatList(names) });
}

/** The game, and since when. */
export function sinceText(words: PageWords, row: GameRow): string {
  return [
    words.t('games.since', { game: gameTitle(words, row.game), at: row.openedAt }),
    ...seriesTexts(words, row),
  ].join(', ');
}

/** How far a series is, and how many of its matches each has won; nothing for a single match. */
function seriesTexts(words: PageWords, { series, seats, game }: GameRow): readonly string[] {
  if (!series) return [];
  const wins = seats.flatMap((seat) => {
    const own = series.wins[seat.seat];
    return own === undefined ? [] : [`${seatText(words, game, seat)} ${words.formatNumber(own)}`];
  });
  const isBegun = series.wins.some((each) => each > 0);
  return [
    ...seriesNote(words, series),
    ...(isBegun ? [words.t('series.wins.of', { wins: words.formatList(wins) })] : []),
  ];
}

/** How far the match is. */
export function progressText(words: PageWords, { progress, group, status, list }: GameRow): string {
  if (list === 'finished' && status === 'abandoned') return words.t('status.abandoned');
  if (!progress) return group === 'waiting' ? words.t('games.notBegun') : '';
  if (progress.round) return words.t('games.round', { number: progress.round.number, of: progress.round.of });
  return words.t('table.turn', { turn: progress.turn + 1 });
}

/** The own points in the game's own word, and how they compare; empty where nothing is known. */
export function scoreTexts(words: PageWords, row: GameRow): readonly [string, string] {
  const standing = computeStanding(row);
  if (!standing) return ['', ''];
  const { points, lead } = standing;
  const own = `game.${row.game}.points`;
  const key = words.has(own) ? own : 'games.points';
  const rank = rankOf(row);
  const side = lead > 0 ? 'lead' : lead < 0 ? 'behind' : 'tied';
  return [
    words.formatMessage({ key, values: { count: points } }),
    rank
      ? words.t('games.rank', { rank: rank.rank, of: rank.of })
      : words.t('games.lead', { side, by: Math.abs(lead) }),
  ];
}

/** Whose turn it is. */
export function turnText(words: PageWords, row: GameRow): string {
  if (row.unplayable) return words.t('status.unplayable');
  if (row.list !== 'now') return words.t(`status.${row.status}`);
  if (row.place === 'device' && row.mySeat === null) return words.t('games.here');
  if (row.group === 'mine') return words.t('turn.yours');
  if (row.status !== 'running') return words.t(`status.${row.status}`);
  const names = row.awaited.flatMap((seat) => {
    const at = row.seats[seat];
    return at ? [seatText(words, row.game, at)] : [];
  });
  return names.length > 0 ? words.formatList(names) : words.t('status.running');
}

const MINUTE = 60_000;

/** For how long nothing has happened. @param now in milliseconds since 1970 */
function waitText(words: PageWords, { lastAt }: GameRow, now: number): string {
  const past = now - lastAt;
  return past < MINUTE ? words.t('games.just') : words.t('games.for', { time: words.formatDuration(past) });
}

/** The time of a row: what its clock shows, else for how long nothing has happened. */
interface RowTime {
  readonly text: string;
  readonly look: ReturnType<typeof showCardClock>['look'] | null;
}

/** @param now in milliseconds since 1970 */
export function rowTime(words: PageWords, row: GameRow, now: number): RowTime {
  if (!row.clock || row.list !== 'now') return { text: waitText(words, row, now), look: null };
  const { look, leftMs, until } = showCardClock(row.clock, now);
  if (until !== null)
    return { text: words.t('clock.until', { time: formatInstant(words.locale, until, now) }), look };
  if (look === 'out') return { text: words.t('clock.none'), look };
  // The page counts minutes only.
  const time = leftMs < MINUTE ? words.t('games.minute') : formatClockTime(words, leftMs);
  return { text: words.t(look === 'grace' ? 'games.grace' : 'games.left', { time }), look };
}

/** All texts that a search looks through. */
export function searchTexts(words: PageWords, row: GameRow): readonly string[] {
  return [
    rowTitle(words, row),
    gameTitle(words, row.game),
    ...listOpponents(row).map((seat) => seatText(words, row.game, seat)),
  ];
}

/** A row as one sentence, for screen readers. */
export function rowSentence(words: PageWords, row: GameRow, now: number): string {
  const time = row.clock ? rowTime(words, row, now).text : '';
  const said = [
    rowTitle(words, row),
    gameTitle(words, row.game),
    turnText(words, row),
    time,
    progressText(words, row),
    ...scoreTexts(words, row),
  ];
  return said.filter((text) => text !== '').join(', ');
}
