import { Button } from '@durbar/kit/ui/Button.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import type { OwnerReport } from '@durbar/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import type { OwnerApi } from '../../net/owner-api.ts';
import { usePages } from '../../state/usePages.ts';
import { useWords } from '../../words/useWords.tsx';
import { personPath } from '../home/table-text.ts';
import { ProblemText } from '../people/ProblemText.tsx';
import { useRequests } from '../settings/useRequests.ts';
import { ListCard } from './ListCard.tsx';
import styles from './Owner.module.css';

const STATES = ['open', 'resolved', 'all'] as const;

/** What people have reported. */
export function ReportsPart({ api, renew }: { api: OwnerApi; renew: () => Promise<void> }) {
  const words = useWords();
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const list = usePages(state, async (before) => {
    const { reports, next } = await api.reports({ before, state });
    return { items: reports, next };
  });
  return (
    <ListCard
      list={list}
      none={words.t('owner.reports.none')}
      filter={
        <Segmented
          label={words.t('owner.reports.which')}
          value={state}
          onChange={setState}
          choices={STATES.map((value) => ({ value, text: words.t(`owner.reports.${value}`) }))}
        />
      }
    >
      {list.items?.map((report) => (
        <ReportRow
          key={report.id}
          report={report}
          resolve={async () => {
            await api.resolve(report.id, report.resolvedAt === null);
            await Promise.all([list.renew(), renew()]);
          }}
        />
      ))}
    </ListCard>
  );
}

function ReportRow({ report, resolve }: { report: OwnerReport; resolve: () => Promise<void> }) {
  const words = useWords();
  const { busy, problem, run } = useRequests();
  const { about, by, reason, text, table, at, resolvedAt } = report;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{words.t(`report.reason.${reason}`)}</b>
        {resolvedAt !== null && (
          <b className={styles.state}>{words.t('owner.report.resolved', { at: resolvedAt })}</b>
        )}
        {text !== '' && <blockquote className={styles.quote}>{text}</blockquote>}
        <p className={styles.notes}>
          {words.t('owner.report.about')} <PersonName person={about} /> · {words.t('owner.report.by')}{' '}
          <PersonName person={by} /> · {words.t('owner.report.at', { at })}
          {table !== null && (
            <>
              {' · '}
              <Link href={`/t/${table}`}>{words.t('owner.report.table')}</Link>
            </>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        <Button isDisabled={busy} onPress={() => void run(resolve)}>
          {words.t(resolvedAt === null ? 'owner.resolve' : 'owner.reopen')}
          <span className="visually-hidden">
            {' '}
            {words.t(`report.reason.${reason}`)}, {about?.name}
          </span>
        </Button>
        <ProblemText problem={problem} />
      </div>
    </li>
  );
}

function PersonName({ person }: { person: OwnerReport['by'] }) {
  const words = useWords();
  return person === null ? words.t('seat.former') : <Link href={personPath(person.id)}>{person.name}</Link>;
}
