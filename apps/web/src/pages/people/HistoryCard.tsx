import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import type { HistoryQuery, Profile } from '@durbar/protocol';
import { useId } from 'react';
import { useSearchParams } from 'wouter';
import { peopleApi } from '../../net/people-api.ts';
import { usePages } from '../../state/usePages.ts';
import { useWords } from '../../words/useWords.tsx';
import { SearchField } from '../layout/SearchField.tsx';
import styles from './History.module.css';
import { MatchRow } from './MatchRow.tsx';
import { ProblemText } from './ProblemText.tsx';

const FILTERS = ['all', 'rated', 'won'] as const satisfies readonly HistoryQuery['filter'][];

/** The finished matches of a person; what is shown of them is in the address. */
export function HistoryCard({ profile }: { profile: Profile }) {
  const words = useWords();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const filter = FILTERS.find((each) => each === params.get('show')) ?? 'all';
  const search = (params.get('search') ?? '').slice(0, 40);
  const wanted = search.trim();
  const history = usePages(`${filter} ${wanted}`, async (before) => {
    const query = { filter, ...(wanted !== '' && { search: wanted }), ...(before && { before }) };
    const { matches, next } = await peopleApi.history(profile.id, query);
    return { items: matches, next };
  });
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '' || value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const matches = history.items ?? [];
  const isEmpty = matches.length === 0 && history.isCurrent;
  return (
    <Card aria-labelledby={id} className={styles.card}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {words.t('person.games')}
        </h2>
        <Segmented
          label={words.t('person.games.which')}
          value={filter}
          onChange={(value) => change('show', value)}
          choices={FILTERS.map((value) => ({ value, text: words.t(`person.filter.${value}`) }))}
        />
        <SearchField
          label={words.t('person.search')}
          value={search}
          onChange={(value) => change('search', value)}
          className={styles.search}
        />
      </header>
      <ProblemText problem={history.problem} />
      <ul className={styles.list} aria-busy={!history.isCurrent}>
        {matches.map((match) => (
          <MatchRow key={match.match} match={match} />
        ))}
      </ul>
      <p role="status" className={isEmpty ? styles.none : 'visually-hidden'}>
        {isEmpty && words.t('person.games.none')}
      </p>
      {history.showMore && (
        <p className={styles.more}>
          <Button onPress={history.showMore}>{words.t('person.more')}</Button>
        </p>
      )}
    </Card>
  );
}
