import { Button } from '@durbar/kit/ui/Button.tsx';
import type { TableBans as Bans } from '@durbar/protocol';
import { useState } from 'react';
import { peopleApi } from '../../net/people-api.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import { useRequests } from '../settings/useRequests.ts';
import styles from './OwnPage.module.css';
import { ProblemText } from './ProblemText.tsx';

/** Whom the host has banned from a table, to undo it; nothing if there is nobody. */
export default function TableBans({ table }: { table: string }) {
  const words = useWords();
  const { value } = useLoaded(peopleApi.bans, table);
  const [changed, setChanged] = useState<Bans | null>(null);
  const { busy, problem, run } = useRequests();
  const people = (changed ?? value)?.people ?? [];
  if (people.length === 0) return null;
  return (
    <section className={styles.bans} aria-label={words.t('ban.list')}>
      <p className={styles.hint}>{words.t('ban.list')}</p>
      <ul className={styles.blocked}>
        {people.map(({ id, name }) => (
          <li key={id} className={styles.person}>
            {name}
            <Button
              isDisabled={busy}
              onPress={() => void run(async () => setChanged(await peopleApi.endBan(table, id)))}
            >
              {words.t('ban.end')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ProblemText problem={problem} />
    </section>
  );
}
