import { covers } from '@durbar/games/registry/covers.ts';
import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import type { Profile } from '@durbar/protocol';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../net/api-error.ts';
import { peopleApi } from '../../net/people-api.ts';
import { identifyBrowser } from '../../state/identity.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useWords } from '../../words/useWords.tsx';
import { EmptyCard } from '../layout/EmptyCard.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { invitePath } from './invite-path.ts';
import { OwnPage } from './OwnPage.tsx';
import styles from './Person.module.css';
import { PersonHead } from './PersonHead.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { RatingsCard } from './RatingsCard.tsx';
import { RivalsCard } from './RivalsCard.tsx';

/** Whoever has no cookie yet gets one first: two requests without one would come from two people. */
async function readProfile(person: string): Promise<Profile> {
  await identifyBrowser();
  return peopleApi.profile(person);
}

/** The page of a person: ratings, places, matches, rivals. */
export default function PersonPage({ person }: { person: string }) {
  const words = useWords();
  const { value, failure } = useLoaded(readProfile, person);
  const [blocked, setBlocked] = useState<boolean | null>(null);
  const profile = value && { ...value, blocked: blocked ?? value.blocked };
  useTitle(profile?.name ?? words.t('home.people'));
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        {profile ? (
          <>
            <PersonHead profile={profile} onBlocked={setBlocked} />
            {profile.blocked && (
              <p className={styles.blocked}>{words.t('person.blocked', { name: profile.name })}</p>
            )}
            <Content profile={profile} />
          </>
        ) : (
          <Outline failure={failure} />
        )}
      </main>
    </div>
  );
}

/** What stands here until the server has answered, or instead of an answer. */
function Outline({ failure }: { failure: Error | null }) {
  const words = useWords();
  if (failure === null)
    return (
      <>
        <h1 className="visually-hidden">{words.t('home.people')}</h1>
        <div className={styles.outline} aria-busy="true" />
      </>
    );
  if (!(failure instanceof ApiError)) throw failure;
  return (
    <EmptyCard>
      <h1 className={styles.emptyTitle}>{words.formatMessage(failure.problem)}</h1>
      <LinkButton href="/people">{words.t('people.find')}</LinkButton>
    </EmptyCard>
  );
}

function Content({ profile }: { profile: Profile }): ReactNode {
  const { figures, you } = profile;
  if (!figures) return <PrivatePage profile={profile} />;
  if (figures.finished === 0)
    return (
      <div className={styles.columns}>
        <FirstMatch profile={profile} />
        {you && (
          <div className={styles.column}>
            <OwnPage isPrivate={profile.private} />
          </div>
        )}
      </div>
    );
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <RatingsCard figures={figures} />
        <HistoryCard profile={profile} />
      </div>
      <div className={styles.column}>
        <PlacesCard profile={profile} figures={figures} />
        <RivalsCard profile={profile} />
        {you && <OwnPage isPrivate={profile.private} />}
      </div>
    </div>
  );
}

function PrivatePage({ profile }: { profile: Profile }) {
  const words = useWords();
  return (
    <EmptyCard>
      <p>{words.t('person.private', { name: profile.name })}</p>
    </EmptyCard>
  );
}

/** The page of somebody who has not finished a match yet. */
function FirstMatch({ profile }: { profile: Profile }) {
  const { name, you, invitable } = profile;
  const words = useWords();
  return (
    <EmptyCard>
      <p>{words.t('person.none', { you: you ? 'yes' : 'no', name })}</p>
      <LinkButton variant="fill" href={invitable ? invitePath(covers[0].id, profile) : '/'}>
        {words.t('person.first')}
      </LinkButton>
    </EmptyCard>
  );
}
