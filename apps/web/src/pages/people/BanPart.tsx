import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { peopleApi } from '../../net/people-api.ts';
import { useWords } from '../../words/useWords.tsx';
import { useRequests } from '../settings/useRequests.ts';
import styles from './PersonMenu.module.css';
import { ProblemText } from './ProblemText.tsx';

interface BanPartProps {
  table: string;
  person: string;
  name: string;
}

/** Bans a person from a table whose host one is; says what that means. */
export function BanPart({ table, person, name }: BanPartProps) {
  const words = useWords();
  const [isBanned, setBanned] = useState(false);
  const { busy, problem, run } = useRequests();
  const ban = () =>
    run(async () => {
      await peopleApi.ban(table, person);
      setBanned(true);
    });
  return (
    <div className={styles.part}>
      <p className={styles.text} role="status">
        {words.t(isBanned ? 'ban.done' : 'ban.text', { name })}
      </p>
      {!isBanned && (
        <Button variant="danger" isDisabled={busy} onPress={() => void ban()}>
          {words.t('ban.do', { name })}
        </Button>
      )}
      <ProblemText problem={problem} />
    </div>
  );
}
