import { Button } from '@durbar/kit/ui/Button.tsx';
import { Panel } from '@durbar/kit/ui/Card.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import type { OwnerOverview } from '@durbar/protocol';
import { type FormEvent, useId, useState } from 'react';
import { type OwnerApi, ownerApi } from '../../net/owner-api.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useWords } from '../../words/useWords.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { ProblemText } from '../people/ProblemText.tsx';
import { useRequests } from '../settings/useRequests.ts';
import { OverviewPart } from './OverviewPart.tsx';
import styles from './Owner.module.css';
import { PeoplePart } from './PeoplePart.tsx';
import { ReportsPart } from './ReportsPart.tsx';
import { TablesPart } from './TablesPart.tsx';

interface Session {
  readonly api: OwnerApi;
  readonly overview: OwnerOverview;
}

/** The page of the server's owner. The key is kept while the page is open, and nowhere else. */
export default function OwnerPage() {
  const words = useWords();
  const [session, setSession] = useState<Session | null>(null);
  useTitle(words.t('owner.title'));
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        {session ? <Desk {...session} /> : <SignIn onSession={setSession} />}
      </main>
    </div>
  );
}

/** Asks for the key of the server. */
function SignIn({ onSession }: { onSession: (session: Session) => void }) {
  const words = useWords();
  const id = useId();
  const [key, setKey] = useState('');
  const { busy, problem, run } = useRequests();
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const api = ownerApi(key.trim());
      onSession({ api, overview: await api.overview() });
    });
  };
  return (
    <Panel as="form" className={styles.enter} onSubmit={enter}>
      <h1 className={styles.title}>{words.t('owner.title')}</h1>
      <p className={styles.hint}>{words.t('owner.enter.text')}</p>
      <label htmlFor={id} className={styles.label}>
        {words.t('owner.key')}
      </label>
      <input
        id={id}
        className={styles.field}
        type="password"
        autoComplete="current-password"
        value={key}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Button type="submit" variant="fill" isDisabled={busy || key.trim() === ''}>
        {words.t('owner.enter')}
      </Button>
      {/* The server answers a wrong key as if there were nothing. */}
      <ProblemText problem={problem?.key === 'problem.notFound' ? { key: 'owner.enter.wrong' } : problem} />
    </Panel>
  );
}

const PARTS = ['overview', 'reports', 'people', 'tables'] as const;

function Desk({ api, overview: first }: Session) {
  const words = useWords();
  const [part, setPart] = useState<(typeof PARTS)[number]>('overview');
  const [overview, setOverview] = useState(first);
  const { counts } = overview;
  const numbers = {
    overview: null,
    reports: counts.openReports,
    people: counts.people,
    tables: counts.tables,
  };
  const renew = async () => setOverview(await api.overview());
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.t('owner.title')}</h1>
        <Segmented
          wide
          label={words.t('owner.parts')}
          value={part}
          onChange={setPart}
          choices={PARTS.map((value) => ({
            value,
            text: words.t(`owner.part.${value}`, { count: numbers[value] ?? 0 }),
          }))}
        />
      </header>
      {part === 'overview' && <OverviewPart api={api} overview={overview} renew={renew} />}
      {part === 'reports' && <ReportsPart api={api} renew={renew} />}
      {part === 'people' && <PeoplePart api={api} renew={renew} />}
      {part === 'tables' && <TablesPart api={api} renew={renew} />}
    </>
  );
}
