import { Select } from '@durbar/kit/ui/Select.tsx';
import { MIN_RATINGS, type SeriesPlan, type TableTerms } from '@durbar/protocol';
import type { ReactNode } from 'react';
import { lazyPage } from '../../words/lazy-page.tsx';
import { type PageWords, useWords } from '../../words/useWords.tsx';
import styles from './TermsFields.module.css';
import {
  isRatable,
  SERIES_CHOICES,
  type SeriesChoice,
  seriesChoiceOf,
  seriesPlanOf,
} from './table-choices.ts';

const OwnRating = lazyPage(['hosting', 'protocol'], () => import('./OwnRating.tsx'));

export interface TermsFieldsProps {
  game: string;
  /** Seats of people and bots. */
  players: number;
  terms: TableTerms;
  /** Who may play on, as far as the clock allows. */
  takeovers: readonly TableTerms['takeover'][];
  /** Undefined where there can be none: a game for one. */
  series: SeriesPlan | null | undefined;
  onTerms: (terms: TableTerms) => void;
  onSeries: (series: SeriesPlan | null) => void;
  /** With the sentence that says what each value means; without, the values say it. */
  explained?: boolean;
}

/** The text of a choice of series. */
function seriesText(words: PageWords, choice: SeriesChoice): string {
  if (choice === 'one' || choice === 'open') return words.t(`terms.series.${choice}`);
  return words.t('terms.series.many', { count: Number(choice) });
}

function seriesSentence(words: PageWords, choice: SeriesChoice): string {
  if (choice === 'one' || choice === 'open') return words.t(`terms.series.${choice}.text`);
  return words.t('terms.series.many.text', { count: Number(choice) });
}

/** What a host allows, and how many matches there are: one line each, in the words of what it means. */
export function TermsFields(props: TermsFieldsProps) {
  const { game, players, terms, takeovers, series, onTerms, onSeries, explained } = props;
  const words = useWords();
  return (
    <>
      <Line
        name={words.t('terms.undo')}
        value={terms.undo}
        choices={(['turn', 'never'] as const).map((value) => ({
          value,
          text: words.t(`terms.undo.${value}`),
        }))}
        onChange={(undo) => onTerms({ ...terms, undo })}
        sentence={explained ? words.t(`terms.undo.${terms.undo}.text`) : null}
      />
      <Line
        name={words.t('terms.takeover')}
        value={terms.takeover}
        choices={takeovers.map((value) => ({ value, text: words.t(`terms.takeover.${value}`) }))}
        onChange={(takeover) => onTerms({ ...terms, takeover })}
        sentence={explained ? words.t(`terms.takeover.${terms.takeover}.text`) : null}
      />
      {isRatable(players) && (
        <MinRating
          game={game}
          players={players}
          terms={terms}
          onTerms={onTerms}
          explained={explained === true}
        />
      )}
      {series !== undefined && (
        <Line
          name={words.t('terms.series')}
          value={seriesChoiceOf(series)}
          choices={SERIES_CHOICES.map((value) => ({ value, text: seriesText(words, value) }))}
          onChange={(choice) => onSeries(seriesPlanOf(choice))}
          sentence={explained ? seriesSentence(words, seriesChoiceOf(series)) : null}
        />
      )}
    </>
  );
}

/** The least rating with which people may sit down. */
function MinRating({
  game,
  players,
  terms: { minRating, ...rest },
  onTerms,
  explained,
}: Pick<TermsFieldsProps, 'game' | 'players' | 'terms' | 'onTerms' | 'explained'>) {
  const words = useWords();
  const value = minRating === undefined ? 'none' : String(minRating);
  const ratings = new Set<number>([...MIN_RATINGS, ...(minRating === undefined ? [] : [minRating])]);
  const sentence = minRating === undefined ? 'terms.rating.none.text' : 'terms.rating.least.text';
  return (
    <Line
      name={words.t('terms.rating')}
      value={value}
      choices={[
        { value: 'none', text: words.t('terms.rating.none') },
        ...[...ratings].map((rating) => ({
          value: String(rating),
          text: words.t('terms.rating.least', { rating: String(rating) }),
        })),
      ]}
      onChange={(chosen) => onTerms({ ...rest, ...(chosen !== 'none' && { minRating: Number(chosen) }) })}
      sentence={explained ? words.t(sentence, { rating: value }) : null}
      // A host can ask for no more than their own.
      note={minRating !== undefined && <OwnRating game={game} players={players} />}
    />
  );
}

interface LineProps<T extends string> {
  name: string;
  value: T;
  choices: readonly { readonly value: T; readonly text: string }[];
  onChange: (value: T) => void;
  sentence: string | null;
  /** What else one should know of the value. */
  note?: ReactNode;
}

function Line<T extends string>({ name, sentence, note, ...choice }: LineProps<T>) {
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <Select label={name} {...choice} />
      {sentence !== null && (
        <p className={styles.sentence} aria-live="polite">
          {sentence}
        </p>
      )}
      {note && (
        <div className={styles.sentence} aria-live="polite">
          {note}
        </div>
      )}
    </div>
  );
}

/** Terms and series in a few words. */
export function termsText(words: PageWords, terms: TableTerms, series: SeriesPlan | null): string {
  return words.t('terms.short', {
    undo: terms.undo,
    takeover: terms.takeover,
    series: series === null ? 'one' : series.length === null ? 'open' : 'many',
    count: series?.length ?? 1,
  });
}
