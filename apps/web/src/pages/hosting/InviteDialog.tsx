import type { Message } from '@durbar/kernel';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { useCallback, useState } from 'react';
import { ApiError } from '../../net/api-error.ts';
import { hostApi } from '../../net/host-api.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './InviteDialog.module.css';
import { type PersonChoice, PersonPicker } from './PersonPicker.tsx';

interface InviteDialogProps {
  /** People who cannot be invited, as they are at the table. */
  without: readonly string[];
  onPick: (person: PersonChoice) => void;
  onClose: () => void;
}

/** Text without case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A dialog, open while it is shown, in which one chooses whom to invite to a seat among people who have played with this one. */
export default function InviteDialog({ without, onPick, onClose }: InviteDialogProps) {
  const words = useWords();
  const [problem, setProblem] = useState<Message | null>(null);
  const [loading] = useState(() => hostApi.companions());
  const excluded = without.join(' ');
  const search = useCallback(
    async (text: string): Promise<readonly PersonChoice[]> => {
      try {
        const people = await loading;
        return people
          .filter(({ id, name }) => !excluded.split(' ').includes(id) && folded(name).includes(folded(text)))
          .map(({ id, name, matches }) => ({
            id,
            name,
            note: words.t('invite.matches', { count: matches }),
          }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.problem);
        return [];
      }
    },
    [words, excluded, loading],
  );
  return (
    <Dialog title={words.t('invite.title')} isOpen onClose={onClose}>
      <div className={styles.invite}>
        <p className={styles.text}>{words.t('invite.text')}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {words.formatMessage(problem)}
          </p>
        )}
        <PersonPicker
          label={words.t('invite.search')}
          search={search}
          onPick={onPick}
          none={(text) => !problem && words.t(text === '' ? 'invite.none' : 'invite.notFound')}
        />
      </div>
    </Dialog>
  );
}
