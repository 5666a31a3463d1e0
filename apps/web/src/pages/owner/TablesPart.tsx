import { Select } from '@durbar/kit/ui/Select.tsx';
import type { OwnerTable } from '@durbar/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import type { OwnerApi } from '../../net/owner-api.ts';
import { usePages } from '../../state/usePages.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle, isOver, personPath, tableTitle } from '../home/table-text.ts';
import { Ask } from './Ask.tsx';
import { ListCard } from './ListCard.tsx';
import styles from './Owner.module.css';

const STATES = ['all', 'waiting', 'starting', 'running', 'paused', 'over', 'abandoned'] as const;

/** Tables, and how the owner ends one. */
export function TablesPart({ api, renew }: { api: OwnerApi; renew: () => Promise<void> }) {
  const words = useWords();
  const [state, setState] = useState<(typeof STATES)[number]>('all');
  const list = usePages(state, async (before) => {
    const { tables, next } = await api.tables({ before, ...(state !== 'all' && { status: state }) });
    return { items: tables, next };
  });
  return (
    <ListCard
      list={list}
      none={words.t('owner.tables.none')}
      filter={
        <Select
          label={words.t('owner.tables.which')}
          value={state}
          onChange={setState}
          choices={STATES.map((value) => ({
            value,
            text: value === 'all' ? words.t('owner.tables.all') : words.t(`status.${value}`),
          }))}
        />
      }
    >
      {list.items?.map((table) => (
        <TableRow
          key={table.id}
          table={table}
          close={async () => {
            await api.close(table.id);
            await Promise.all([list.renew(), renew()]);
          }}
        />
      ))}
    </ListCard>
  );
}

function TableRow({ table, close }: { table: OwnerTable; close: () => Promise<void> }) {
  const words = useWords();
  const { id, name, game, status, host, people, bots, openedAt, lastAt } = table;
  const title = tableTitle(words, { name, game, hostName: host.name });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link href={`/t/${id}`} className={styles.name}>
          {title}
        </Link>
        <b className={styles.state}>{words.t(`status.${status}`)}</b>
        <p className={styles.notes}>
          {[
            gameTitle(words, game),
            words.t('owner.table.opened', { at: openedAt }),
            words.t('owner.table.last', { at: lastAt }),
          ].join(' · ')}
        </p>
        <p className={styles.notes}>
          {people.map((person) => (
            <Link key={person.id} href={personPath(person.id)} className={styles.who}>
              {person.name}
            </Link>
          ))}
          {bots > 0 && words.t('owner.table.bots', { count: bots })}
        </p>
      </div>
      {!isOver(status) && (
        <div className={styles.acts}>
          <Ask
            title={words.t('owner.close')}
            of={title}
            text={words.t('owner.close.text')}
            isDangerous
            act={close}
          />
        </div>
      )}
    </li>
  );
}
