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

/** Terms that go with a clock. */
export function fitTerms(terms: TableTerms, clock: ClockSettings | null): TableTerms {
  if (takeoverChoices(clock).includes(terms.takeover)) return terms;
  return { ...terms, takeover: USUAL_TERMS.takeover };
}

/** Who may come to a table; earlier servers only say whether it is listed. */
export function visibilityOf({ visibility, open }: Pick<TableInfo, 'visibility' | 'open'>): Visibility {
  return visibility ?? (open ? 'open' : 'link');
}
