import { Button } from '@durbar/kit/ui/Button.tsx';
import type { Devices } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import { basePath } from '../../address/base-path.ts';
import { ApiError } from '../../net/api-error.ts';
import { deviceApi } from '../../net/device-api.ts';
import { endSubscription } from '../../state/push-subscription.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';
import { useRequests } from './useRequests.ts';

/** Where the player is signed in, and how to end it. Shows nothing until the server has answered. */
export function DeviceList() {
  const words = useWords();
  const [list, setList] = useState<Devices | null>(null);
  const { busy, problem, run } = useRequests();
  useEffect(() => {
    let isGone = false;
    const show = (devices: Devices) => {
      if (!isGone) setList(devices);
    };
    deviceApi.devices().then(show, (error: unknown) => {
      // Without an answer there is no list; the rest of the settings works all the same.
      if (!(error instanceof ApiError)) throw error;
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (!list || (list.devices.length === 0 && list.codes === 0)) return null;
  const end = (device: string) => run(async () => setList(await deviceApi.endDevice(device)));
  const signOut = (device: string) =>
    run(async () => {
      await deviceApi.signOut(device);
      await endSubscription();
      location.assign(basePath);
    });
  return (
    <section className={styles.choice}>
      <h3>{words.t('me.devices')}</h3>
      <ul className={styles.devices}>
        {list.devices.map(({ id, label, here, usedAt }) => (
          <li key={id} className={styles.device}>
            <span>
              <span className={styles.deviceName}>
                {label === '' ? words.t('me.devices.unknown') : label}
              </span>
              <span className={styles.hint}>
                {here ? words.t('me.devices.here') : words.t('me.devices.used', { at: usedAt })}
              </span>
            </span>
            <Button isDisabled={busy} onPress={() => void (here ? signOut(id) : end(id))}>
              {words.t(here ? 'me.signOut' : 'me.devices.end')}
              {!here && <span className="visually-hidden"> {label}</span>}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{words.t('me.signOut.text')}</p>
      {list.codes > 0 && (
        <Button
          isDisabled={busy}
          onPress={() => void run(async () => setList(await deviceApi.endDeviceCodes()))}
        >
          {words.t('me.codes.end', { count: list.codes })}
        </Button>
      )}
      {problem && (
        <p role="alert" className={`${styles.note} ${styles.error}`}>
          {words.formatMessage(problem)}
        </p>
      )}
    </section>
  );
}
