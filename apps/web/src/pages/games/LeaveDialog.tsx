import { Button } from '@durbar/kit/ui/Button.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { useState } from 'react';
import { api } from '../../net/api.ts';
import { ApiError } from '../../net/api-error.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Games.module.css';
import type { GameRow } from './game-rows.ts';
import { rowTitle } from './row-text.ts';

/** Asks before the person leaves a table where others play, and says what that does. */
export function LeaveDialog({ row, onClose }: { row: GameRow | null; onClose: () => void }) {
  const words = useWords();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const leave = async (table: string) => {
    try {
      await api.leave(table);
      close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  };
  if (!row) return null;
  const hasBegun = row.status === 'running' || row.status === 'paused';
  return (
    <Dialog title={rowTitle(words, row)} isOpen onClose={close}>
      <div className={styles.leave}>
        <p>{words.t(hasBegun ? 'giveUp.sure' : 'games.leave.sure')}</p>
        {failure && (
          <p role="alert" className={styles.failure}>
            {words.formatMessage(failure.problem)}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="danger" onPress={() => void leave(row.id)}>
            {words.t(hasBegun ? 'giveUp.yes' : 'room.leave')}
          </Button>
          <Button onPress={close}>{words.t('cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
