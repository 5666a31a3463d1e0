import { Button } from '@durbar/kit/ui/Button.tsx';
import type { TableInfo } from '@durbar/protocol';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '../../net/api-error.ts';
import type { FairStart } from '../../table/fair-start.ts';
import { useWords } from '../../words/useWords.tsx';
import { useTable } from './context/table-context.ts';
import styles from './WaitingRoom.module.css';

/** The progress of the start: for whom it waits, and what this device must do. */
export function StartNotice({ info, fairStart }: { info: TableInfo; fairStart: FairStart }) {
  const words = useWords();
  const { names } = useTable();
  const { elsewhere, swapped } = useStore(fairStart.store);
  const starting = info.status === 'starting';
  if (!elsewhere && !swapped && !starting) return null;
  return (
    <div className={styles.column}>
      {swapped && (
        <p role="alert" className={styles.alarm}>
          {words.t('room.swapped')}
        </p>
      )}
      {starting && (
        <p role="status" className={styles.starting}>
          {words.t('room.starting', {
            names: words.formatList(info.awaited.map((seat) => names(seat))),
            count: info.awaited.length,
            pace: info.pace,
          })}
        </p>
      )}
      {elsewhere && <UseThisDevice fairStart={fairStart} />}
    </div>
  );
}

function UseThisDevice({ fairStart }: { fairStart: FairStart }) {
  const words = useWords();
  const { controller } = useTable();
  const [busy, setBusy] = useState(false);
  const takeOver = async () => {
    setBusy(true);
    try {
      await fairStart.takeOver();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      controller.store.setState({ problem: error.problem });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.elsewhere}>
      <p>{words.t('room.elsewhere')}</p>
      <Button isDisabled={busy} onPress={() => void takeOver()}>
        {words.t('room.elsewhere.here')}
      </Button>
    </div>
  );
}
