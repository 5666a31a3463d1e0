import { covers } from '@durbar/games/registry/covers.ts';
import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import type { FoundPeople, Rivals } from '@durbar/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../net/api-error.ts';
import { peopleApi } from '../../net/people-api.ts';
import { identifyBrowser } from '../../state/identity.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useWords } from '../../words/useWords.tsx';
import { personPath } from '../home/table-text.ts';
import { EmptyCard, LoadingCard } from '../layout/EmptyCard.tsx';
import { SearchField } from '../layout/SearchField.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { emblemOf } from './emblem-of.ts';
import styles from './People.module.css';
import { RivalRow } from './RivalsCard.tsx';

interface Mine {
  readonly id: string;
  readonly name: string;
  readonly rivals: Rivals['rivals'];
}

async function readMine(_: string): Promise<Mine> {
  const { id, name } = await identifyBrowser();
  const { rivals } = await peopleApi.rivals(id);
  return { id, name, rivals };
}

/** The shortest beginning of a name that can be searched for. */
const SHORTEST = 2;

async function search(text: string): Promise<FoundPeople['people'] | null> {
  if (text.length < SHORTEST) return null;
  await identifyBrowser();
  return (await peopleApi.search(text)).people;
}

/** People on this server: oneself, whom one has played with, and a search for others. */
export default function PeoplePage() {
  const words = useWords();
  useTitle(words.t('home.people'));
  const [text, setText] = useState('');
  const wanted = text.trim();
  const mine = useLoaded(readMine, '');
  const found = useLoaded(search, wanted);
  const failure = mine.failure ?? found.failure;
  if (failure && !(failure instanceof ApiError)) throw failure;
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        <header className={styles.head}>
          <h1 className={styles.title}>{words.t('home.people')}</h1>
          <SearchField
            label={words.t('people.search')}
            value={text}
            onChange={setText}
            className={styles.search}
          />
        </header>
        {failure && (
          <p role="alert" className={styles.failure}>
            {words.formatMessage(failure.problem)}
          </p>
        )}
        {mine.value && <OwnRow {...mine.value} />}
        <div role="status" className="visually-hidden">
          {found.value && words.t('people.found', { count: found.value.length })}
        </div>
        {found.value ? (
          <FoundCard people={found.value} me={mine.value?.id ?? ''} />
        ) : (
          <RivalsOfMine mine={mine.value} />
        )}
      </main>
    </div>
  );
}

/** One's own page, on top. */
function OwnRow({ id, name }: Mine) {
  const words = useWords();
  return (
    <Card as="div" className={styles.own}>
      <Emblem playerColour={emblemOf(id, true)} size={44} />
      <Link href={personPath(id)} className={styles.link}>
        {name}
      </Link>
      <span className={styles.note}>{words.t('people.own')}</span>
    </Card>
  );
}

/** Whom the search has found. */
function FoundCard({ people, me }: { people: FoundPeople['people']; me: string }) {
  const words = useWords();
  if (people.length === 0) return <Empty text={words.t('people.none')} />;
  return (
    <Card className={styles.card}>
      <ul>
        {people.map(({ id, name, since, finished }) => (
          <li key={id} className={styles.found}>
            <Emblem playerColour={emblemOf(id, id === me)} size={36} />
            <Link href={personPath(id)} className={styles.link}>
              {name}
            </Link>
            <span className={styles.note}>{words.t('people.what', { count: finished, at: since })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whom one has met most. */
function RivalsOfMine({ mine }: { mine: Mine | null }) {
  const words = useWords();
  if (!mine) return <LoadingCard />;
  if (mine.rivals.length === 0)
    return (
      <Empty text={words.t('people.rivals.none')}>
        <LinkButton variant="fill" href={`/new/${covers[0].id}`}>
          {words.t('people.table')}
        </LinkButton>
      </Empty>
    );
  return (
    <Card className={styles.card} aria-label={words.t('people.rivals')}>
      <h2 className={styles.group}>
        {words.t('people.rivals')}{' '}
        <span className={styles.sides}>{words.t('person.rivals.sides', { you: 'yes', name: '' })}</span>
      </h2>
      <ul>
        {mine.rivals.map((rival) => (
          <RivalRow key={rival.id} rival={rival} />
        ))}
      </ul>
    </Card>
  );
}

function Empty({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <EmptyCard>
      <p>{text}</p>
      {children}
    </EmptyCard>
  );
}
