import { Button } from '@durbar/kit/ui/Button.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { Blocks } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../net/api-error.ts';
import { peopleApi } from '../../net/people-api.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { personPath } from '../home/table-text.ts';
import { Fold } from '../layout/Fold.tsx';
import { useRequests } from '../settings/useRequests.ts';
import styles from './OwnPage.module.css';
import { ProblemText } from './ProblemText.tsx';

const DataExport = lazyPage(['settings'], () => import('../settings/DataExport.tsx'));

/** What concerns one's own page only: who may see it, whom one has blocked, and all data to take along. */
export function OwnPage({ isPrivate }: { isPrivate: boolean }) {
  const words = useWords();
  const [hidden, setHidden] = useState(isPrivate);
  const { busy, problem, run } = useRequests();
  const change = (value: boolean) => run(async () => setHidden((await peopleApi.setPrivate(value)).private));
  return (
    <Sheet title={words.t('own.title')}>
      <div className={styles.body}>
        <Switch isSelected={hidden} isDisabled={busy} onChange={(value) => void change(value)}>
          {words.t('own.private')}
        </Switch>
        <p className={styles.hint} aria-live="polite">
          {words.t(hidden ? 'own.private.on' : 'own.private.off')}
        </p>
        <ProblemText problem={problem} />
        <BlockedPeople />
        <DataExport />
      </div>
    </Sheet>
  );
}

/** Whom one has blocked, to undo it. */
function BlockedPeople() {
  const words = useWords();
  const [blocks, setBlocks] = useState<Blocks | null>(null);
  const { busy, problem, run } = useRequests();
  useEffect(() => {
    let isGone = false;
    peopleApi.blocks().then(
      (list) => !isGone && setBlocks(list),
      (error: unknown) => {
        // Without an answer there is no list; the rest of the page works all the same.
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  const people = blocks?.people ?? [];
  return (
    <Fold title={words.t('own.blocked')} value={words.t('own.blocked.count', { count: people.length })}>
      {people.length === 0 && <p className={styles.hint}>{words.t('own.blocked.none')}</p>}
      <ul className={styles.blocked}>
        {people.map(({ id, name }) => (
          <li key={id} className={styles.person}>
            <Link href={personPath(id)}>{name}</Link>
            <Button
              isDisabled={busy}
              onPress={() => void run(async () => setBlocks(await peopleApi.unblock(id)))}
            >
              {words.t('block.end')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
    </Fold>
  );
}
