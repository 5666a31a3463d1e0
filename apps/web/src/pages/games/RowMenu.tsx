import { Button } from '@durbar/kit/ui/Button.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { api } from '../../net/api.ts';
import { useWords } from '../../words/useWords.tsx';
import { SnoozeButton } from '../settings/notices/SnoozeButton.tsx';
import { useRequests } from '../settings/useRequests.ts';
import styles from './Games.module.css';
import type { GameRow } from './game-rows.ts';
import { rowTitle } from './row-text.ts';

/** What one can do about a table where others play: each says what it does. */
export default function RowMenu({ row, onClose }: { row: GameRow; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={rowTitle(words, row)} isOpen onClose={onClose}>
      <div className={styles.menu}>
        {row.group === 'mine' && (
          <section className={styles.menuPart}>
            <p className={styles.menuText}>{words.t('snooze.text')}</p>
            <SnoozeButton table={row.id} />
          </section>
        )}
        <LeavePart row={row} onLeft={onClose} />
      </div>
    </Dialog>
  );
}

/** Leaves the table, and says before what that does. */
function LeavePart({ row, onLeft }: { row: GameRow; onLeft: () => void }) {
  const words = useWords();
  const { busy, problem, run } = useRequests();
  const hasBegun = row.status === 'running' || row.status === 'paused';
  const leave = () =>
    run(async () => {
      await api.leave(row.id);
      onLeft();
    });
  return (
    <section className={styles.menuPart}>
      <p className={styles.menuText}>{words.t(hasBegun ? 'giveUp.sure' : 'games.leave.sure')}</p>
      <Button variant="danger" isDisabled={busy} onPress={() => void leave()}>
        {words.t(hasBegun ? 'giveUp.yes' : 'room.leave')}
      </Button>
      {problem && (
        <p role="alert" className={styles.failure}>
          {words.formatMessage(problem)}
        </p>
      )}
    </section>
  );
}
