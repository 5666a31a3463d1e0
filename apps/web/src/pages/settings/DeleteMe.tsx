import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { basePath } from '../../address/base-path.ts';
import { deviceApi } from '../../net/device-api.ts';
import { forgetDevice } from '../../state/forget-device.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';
import { useRequests } from './useRequests.ts';

/** Deletes the player's data, on the server and on this device. Asks first, and says what that means. */
export function DeleteMe() {
  const words = useWords();
  const [confirming, setConfirming] = useState(false);
  const { busy, problem, run } = useRequests();
  const remove = () =>
    run(async () => {
      await deviceApi.deleteMe();
      await forgetDevice();
      location.assign(basePath);
    });
  if (!confirming)
    return (
      <section className={styles.choice}>
        <Button onPress={() => setConfirming(true)}>{words.t('me.delete')}</Button>
      </section>
    );
  return (
    <section className={styles.choice} aria-labelledby="delete-me">
      <h3 id="delete-me">{words.t('me.delete')}</h3>
      <p role="status">{words.t('me.delete.sure')}</p>
      <div className={styles.row}>
        <Button variant="danger" isDisabled={busy} onPress={() => void remove()}>
          {words.t('me.delete.yes')}
        </Button>
        <Button onPress={() => setConfirming(false)}>{words.t('resign.no')}</Button>
      </div>
      {problem && (
        <p role="alert" className={`${styles.note} ${styles.error}`}>
          {words.formatMessage(problem)}
        </p>
      )}
    </section>
  );
}
