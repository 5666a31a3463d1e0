import { Button } from '@durbar/kit/ui/Button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../../words/useWords.tsx';
import { useTable } from '../context/table-context.ts';
import styles from './panels.module.css';

/** Deletes a match of this device, after confirmation. */
export function DeleteGame() {
  const words = useWords();
  const { controller } = useTable();
  const [, go] = useLocation();
  const [confirming, setConfirming] = useState(false);
  const { deleteMatch } = controller.connection;
  if (!deleteMatch) return null;
  const remove = async () => {
    await deleteMatch();
    go('/', { replace: true });
  };
  if (!confirming)
    return (
      <div className={styles.item}>
        <Button variant="quiet" onPress={() => setConfirming(true)}>
          <Trash2 size={20} aria-hidden />
          <span>{words.t('local.discard')}</span>
        </Button>
      </div>
    );
  return (
    <div className={styles.actions}>
      <p>{words.t('local.discard.sure')}</p>
      <Button variant="danger" onPress={() => void remove()}>
        {words.t('local.discard.yes')}
      </Button>
      <Button onPress={() => setConfirming(false)}>{words.t('resign.no')}</Button>
    </div>
  );
}
