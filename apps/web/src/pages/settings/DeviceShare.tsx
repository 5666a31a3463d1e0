import { Button } from '@durbar/kit/ui/Button.tsx';
import { CopyField } from '@durbar/kit/ui/CopyField.tsx';
import { useState } from 'react';
import { absoluteAddress } from '../../address/absolute-address.ts';
import { ApiError } from '../../net/api-error.ts';
import { deviceApi } from '../../net/device-api.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';

/** Makes a link that signs another device in as the same person, once. */
export function DeviceShare() {
  const words = useWords();
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const make = async () => {
    try {
      const { code } = await deviceApi.makeDeviceLink();
      setLink(absoluteAddress(`/device#${code}`));
      setFailed(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error);
    }
  };
  return (
    <section className={styles.choice}>
      <h3>{words.t('me.device')}</h3>
      <p className={styles.hint}>{words.t('me.device.text')}</p>
      {link === null ? (
        <Button onPress={() => void make()}>{words.t('me.device.make')}</Button>
      ) : (
        <CopyField label={words.t('me.device.link')} value={link} copyLabel={words.t('secret.copy')} />
      )}
      {failed && (
        <p role="alert" className={`${styles.note} ${styles.error}`}>
          {words.formatMessage(failed.problem)}
        </p>
      )}
    </section>
  );
}
