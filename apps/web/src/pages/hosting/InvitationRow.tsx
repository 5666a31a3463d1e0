import type { Message } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { Pace } from '@durbar/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../../net/api.ts';
import { ApiError } from '../../net/api-error.ts';
import { hostApi } from '../../net/host-api.ts';
import { createFairStart } from '../../table/device-deals.ts';
import { useWords } from '../../words/useWords.tsx';
import { GameThumbnail } from '../home/GameThumbnail.tsx';
import styles from '../home/TableRow.module.css';
import { gameTitle, seriesNote } from '../home/table-text.ts';
import own from './InvitationRow.module.css';

interface InvitationRowProps {
  /** The table's id. */
  id: string;
  game: string;
  pace: Pace;
  series?: { readonly number: number; readonly length: number | null } | null | undefined;
  /** By whom; the name is null if they have deleted their data. */
  invitation?: { readonly name: string | null } | null | undefined;
}

/** An invitation to a table, in a list of games: accepted or declined with one press. */
export default function InvitationRow({ id, game, pace, series, invitation }: InvitationRowProps) {
  const words = useWords();
  const inviter = invitation?.name ?? null;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const run = async (task: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await task();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
      setBusy(false);
    }
  };
  const accept = async () => {
    await api.join(id, createFairStart(id).place(await api.table(id)));
    go(`/t/${id}`);
  };
  const what = words.t('home.open.what', { game: gameTitle(words, game), pace });
  return (
    <li className={joinClasses(styles.row, styles.mine, own.row)}>
      <GameThumbnail game={game} />
      <span className={styles.description}>
        <Link href={`/t/${id}`} className={own.name}>
          {words.t('invite.from', { named: inviter === null ? 'no' : 'yes', name: inviter ?? '' })}
        </Link>
        <span className={styles.game} role={problem ? 'alert' : undefined}>
          {problem ? words.formatMessage(problem) : [what, ...seriesNote(words, series)].join(', ')}
        </span>
      </span>
      <span className={own.answers}>
        <Button variant="fill" isDisabled={busy} onPress={() => void run(accept)}>
          {words.t('invite.accept')}
        </Button>
        <Button isDisabled={busy} onPress={() => void run(() => hostApi.decline(id))}>
          {words.t('invite.decline')}
        </Button>
      </span>
    </li>
  );
}
