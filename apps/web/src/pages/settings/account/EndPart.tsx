import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { accountApi } from '../../../net/account-api.ts';
import { useWords } from '../../../words/useWords.tsx';
import { Status } from '../notices/Status.tsx';
import styles from './Account.module.css';
import { type AccountProps, useAccountActions } from './useAccountActions.ts';

/** Ends the account. Says what that means, and asks once more. */
export function EndPart(props: AccountProps) {
  const words = useWords();
  const [confirming, setConfirming] = useState(false);
  const { busy, problem, remove } = useAccountActions(props);
  return (
    <div className={styles.part}>
      <p className={styles.hint}>{words.t('account.end.text')}</p>
      <div className={styles.buttons}>
        {confirming ? (
          <>
            <Button variant="danger" isDisabled={busy} onPress={() => remove(accountApi.end)}>
              {words.t('account.end.yes')}
            </Button>
            <Button onPress={() => setConfirming(false)}>{words.t('resign.no')}</Button>
          </>
        ) : (
          <Button onPress={() => setConfirming(true)}>{words.t('account.end')}</Button>
        )}
      </div>
      <Status problem={problem} />
    </div>
  );
}
