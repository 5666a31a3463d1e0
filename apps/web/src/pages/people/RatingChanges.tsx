import type { TableInfo } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import { ApiError } from '../../net/api-error.ts';
import { peopleApi } from '../../net/people-api.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './RatingChanges.module.css';

interface RatingChange {
  readonly person: string;
  readonly name: string;
  readonly change: number;
}

/** How often, and after how many milliseconds, the server is asked again: it counts ratings after the end. */
const TRIES = 6;
const AGAIN_MS = 700;

/** How a match changed the ratings of those who played, as far as the reader may know; empty until they are counted. */
async function readChanges({ id, seats }: Pick<TableInfo, 'id' | 'seats'>): Promise<RatingChange[]> {
  const people = seats.flatMap(({ person, name }) =>
    person !== null && name !== null ? [{ person, name }] : [],
  );
  const found = await Promise.all(
    people.map(async ({ person, name }): Promise<RatingChange[]> => {
      const { matches } = await peopleApi.history(person, { filter: 'rated' });
      const change = matches.find(({ table }) => table === id)?.change ?? null;
      return change === null ? [] : [{ person, name, change }];
    }),
  );
  return found.flat();
}

/** What a rated match has done to the ratings. */
export default function RatingChanges({ info }: { info: TableInfo }) {
  const words = useWords();
  const [changes, setChanges] = useState<readonly RatingChange[]>([]);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const read = async (tries: number): Promise<void> => {
      const found = await readChanges(info).catch((error: unknown) => {
        // Without an answer the end of the match is shown without them.
        if (error instanceof ApiError) return [];
        throw error;
      });
      if (isGone) return;
      if (found.length > 0) setChanges(found);
      else if (tries > 1) waiting = setTimeout(() => void read(tries - 1), AGAIN_MS);
    };
    void read(TRIES);
    return () => {
      isGone = true;
      clearTimeout(waiting);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- who played does not change any more
  }, [info.id]);
  if (changes.length === 0) return null;
  return (
    <p className={styles.changes} role="status">
      {words.t('person.changes')}{' '}
      {changes.map(({ person, name, change }) => (
        <span key={person} className={styles.change} data-side={Math.round(change) < 0 ? 'down' : 'up'}>
          {name} <b>{words.formatSigned(Math.round(change))}</b>
        </span>
      ))}
    </p>
  );
}
