import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import type { OwnerPerson } from '@durbar/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import type { OwnerApi } from '../../net/owner-api.ts';
import { usePages } from '../../state/usePages.ts';
import { useWords } from '../../words/useWords.tsx';
import { personPath } from '../home/table-text.ts';
import { SearchField } from '../layout/SearchField.tsx';
import { Ask } from './Ask.tsx';
import { ListCard } from './ListCard.tsx';
import styles from './Owner.module.css';

const WHO = ['all', 'suspended'] as const;

/** People, and what the owner can do about each. */
export function PeoplePart({ api, renew }: { api: OwnerApi; renew: () => Promise<void> }) {
  const words = useWords();
  const [who, setWho] = useState<(typeof WHO)[number]>('all');
  const [text, setText] = useState('');
  const name = text.trim().slice(0, 24);
  const list = usePages(`${who} ${name}`, async (before) => {
    const wanted = { name, before, ...(who === 'suspended' && { suspended: 'true' as const }) };
    const { people, next } = await api.people(wanted);
    return { items: people, next };
  });
  const after = async (act: Promise<void>) => {
    await act;
    await Promise.all([list.renew(), renew()]);
  };
  return (
    <ListCard
      list={list}
      none={words.t('owner.people.none')}
      filter={
        <>
          <Segmented
            label={words.t('owner.people.which')}
            value={who}
            onChange={setWho}
            choices={WHO.map((value) => ({ value, text: words.t(`owner.people.${value}`) }))}
          />
          <SearchField
            label={words.t('owner.people.search')}
            value={text}
            onChange={setText}
            className={styles.search}
          />
        </>
      }
    >
      {list.items?.map((person) => (
        <PersonRow key={person.id} person={person} api={api} after={after} />
      ))}
    </ListCard>
  );
}

interface PersonRowProps {
  person: OwnerPerson;
  api: OwnerApi;
  after: (act: Promise<void>) => Promise<void>;
}

function PersonRow({ person, api, after }: PersonRowProps) {
  const words = useWords();
  const { id, name, createdAt, seenAt, devices, account, finished, reports, suspendedAt } = person;
  const isSuspended = suspendedAt !== null;
  const notes = [
    words.t('owner.person.since', { at: createdAt }),
    seenAt === null ? '' : words.t('owner.person.seen', { at: seenAt }),
    words.t(account ? 'owner.person.account' : 'owner.person.guest'),
    words.t('owner.person.devices', { count: devices }),
    words.t('owner.person.finished', { count: finished }),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link href={personPath(id)} className={styles.name}>
          {name}
        </Link>
        {isSuspended && (
          <b className={styles.bad}>{words.t('owner.person.suspended', { at: suspendedAt })}</b>
        )}
        {reports > 0 && <b className={styles.bad}>{words.t('owner.person.reports', { count: reports })}</b>}
        <p className={styles.notes}>{notes.filter((note) => note !== '').join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        <Ask
          title={words.t(isSuspended ? 'owner.restore' : 'owner.suspend')}
          of={name}
          text={words.t(isSuspended ? 'owner.restore.text' : 'owner.suspend.text', { name })}
          isDangerous={!isSuspended}
          act={() => after(api.suspend(id, !isSuspended))}
        />
        <Ask
          title={words.t('owner.signOut')}
          of={name}
          text={words.t(account ? 'owner.signOut.text' : 'owner.signOut.guest', { name })}
          isDangerous
          act={() => after(api.signOut(id))}
        />
      </div>
    </li>
  );
}
