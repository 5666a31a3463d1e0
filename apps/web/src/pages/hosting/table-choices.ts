import {
  type ClockSettings,
  SERIES_LENGTHS,
  type SeriesPlan,
  type TableInfo,
  type TableTerms,
  USUAL_TERMS,
  type Visibility,
} from '@durbar/protocol';

/* What a host decides about a table, in the form of the page's fields. */

/** A series as the field has it: `one` match, a number of them, or `open`: until somebody ends it. */
export type SeriesChoice = 'one' | 'open' | `${number}`;

export const SERIES_CHOICES: readonly SeriesChoice[] = [
  'one',
  ...Array.from(
    { length: SERIES_LENGTHS.most - SERIES_LENGTHS.least + 1 },
    (_, more): SeriesChoice => `${SERIES_LENGTHS.least + more}`,
  ),
  'open',
];

export function seriesChoiceOf(plan: SeriesPlan | null): SeriesChoice {
  if (!plan) return 'one';
  return plan.length === null ? 'open' : `${plan.length}`;
}

export function seriesPlanOf(choice: SeriesChoice): SeriesPlan | null {
  if (choice === 'one') return null;
  return { length: choice === 'open' ? null : Number(choice) };
}

/** Who may play on for somebody else, as far as the clock allows: where it has a bot play, a bot can be called too. */
export function takeoverChoices(clock: ClockSettings | null): readonly TableTerms['takeover'][] {
  return clock === null || clock.atZero === 'end' ? ['anyone', 'bots', 'nobody'] : ['anyone', 'bots'];
}

/** Whether people can have ratings in matches of so many seats. */
export function isRatable(players: number): boolean {
  return players >= 2 && players <= 5;
}

/** Seats of people and bots, taken or free. */
export function countPlayers({ seats }: Pick<TableInfo, 'seats'>): number {
  return seats.filter(({ kind }) => kind !== 'automaton').length;
}

/** Terms that go with a clock and a number of seats. */
export function fitTerms(
  { minRating, ...terms }: TableTerms,
  clock: ClockSettings | null,
  players: number,
): TableTerms {
  return {
    ...terms,
    ...(!takeoverChoices(clock).includes(terms.takeover) && { takeover: USUAL_TERMS.takeover }),
    ...(minRating !== undefined && isRatable(players) && { minRating }),
  };
}

/** Who may come to a table; earlier servers only say whether it is listed. */
export function visibilityOf({ visibility, open }: Pick<TableInfo, 'visibility' | 'open'>): Visibility {
  return visibility ?? (open ? 'open' : 'link');
}
