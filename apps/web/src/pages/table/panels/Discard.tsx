import { Button } from '@durbar/kit/ui/Button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../../words/useWords.tsx';
import { useTable } from '../context.ts';
import styles from './panels.module.css';

/** Throws a match of this device away, after asking. */
export function Discard() {
  const words = useWords();
  const { controller } = useTable();
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const { discard } = controller.link;
  if (!discard) return null;
  const away = async () => {
    await discard();
    go('/', { replace: true });
  };
  if (!sure)
    return (
      <div className={styles.item}>
        <Button look="quiet" onPress={() => setSure(true)}>
          <Trash2 size={20} aria-hidden />
          <span>{words.t('local.discard')}</span>
        </Button>
      </div>
    );
  return (
    <div className={styles.deeds}>
      <p>{words.t('local.discard.sure')}</p>
      <Button look="danger" onPress={() => void away()}>
        {words.t('local.discard.yes')}
      </Button>
      <Button onPress={() => setSure(false)}>{words.t('resign.no')}</Button>
    </div>
  );
}
