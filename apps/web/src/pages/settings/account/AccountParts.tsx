import { Button } from '@durbar/kit/ui/Button.tsx';
import { useEffect } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { Fold } from '../../layout/Fold.tsx';
import { Status } from '../notices/Status.tsx';
import styles from './Account.module.css';
import { obstacleKey, type WayKind } from './account-text.ts';
import { EndPart } from './EndPart.tsx';
import { LoginPart } from './LoginPart.tsx';
import { MailPart } from './MailPart.tsx';
import { PasskeyPart } from './PasskeyPart.tsx';
import { ProvePart } from './ProvePart.tsx';
import type { AccountProps } from './useAccountActions.ts';
import { useMyAccount } from './useMyAccount.ts';

interface AccountPartsProps {
  /** Whether nobody plays on this server without an account. */
  isNeeded: boolean;
  /** Told whether the person has an account, once that is known and when it changes. A stable function. */
  onAccount?: (has: boolean) => void;
}

/** All about the person's account, each part folded up behind how it stands. */
export function AccountParts({ isNeeded, onAccount }: AccountPartsProps) {
  const words = useWords();
  const { mine, failure, show, reload } = useMyAccount();
  const has = mine ? mine.account !== null : null;
  useEffect(() => {
    if (has !== null) onAccount?.(has);
  }, [has, onAccount]);
  if (mine) return <LoadedParts isNeeded={isNeeded} mine={mine} show={show} reload={reload} />;
  if (failure === null) return null;
  // Where the server has no accounts, asking again would not help.
  const isFinal = failure.key === 'problem.noAccounts';
  return (
    <>
      {isFinal ? <p className={styles.hint}>{words.formatMessage(failure)}</p> : <Status problem={failure} />}
      {!isFinal && (
        <div className={styles.buttons}>
          <Button onPress={reload}>{words.t('retry')}</Button>
        </div>
      )}
    </>
  );
}

function LoadedParts({ isNeeded, ...props }: AccountProps & { isNeeded: boolean }) {
  const words = useWords();
  const { account, ways, proven } = props.mine;
  const since = { at: account?.createdAt ?? 0 };
  return (
    <>
      <p className={styles.hint}>
        {account ? words.t('account.since', since) : words.t(isNeeded ? 'account.needed' : 'account.what')}
      </p>
      {account && !proven && <ProvePart {...props} />}
      <div className={styles.folds}>
        <Fold title={words.t('account.passkey')} value={useValue(props, 'passkey')}>
          <PasskeyPart {...props} />
        </Fold>
        <Fold title={words.t('account.mail')} value={useValue(props, 'mail')}>
          <MailPart {...props} />
        </Fold>
        <Fold title={ways.oauth.name ?? words.t('account.oauth')} value={useValue(props, 'oauth')}>
          <LoginPart {...props} />
        </Fold>
        {account && proven && (
          <Fold title={words.t('account.end')} value="">
            <EndPart {...props} />
          </Fold>
        )}
      </div>
    </>
  );
}

/** How a way stands: what the account has of it, or what it is for a guest. */
function useValue({ mine: { account, ways } }: AccountProps, kind: WayKind): string {
  const words = useWords();
  const has = {
    passkey: account?.passkeys.length,
    mail: account?.mail ? 1 : 0,
    oauth: account?.logins.length,
  }[kind];
  if (account && has) return kind === 'mail' ? (account.mail ?? '') : words.formatNumber(has);
  if (obstacleKey(kind, ways[kind])) return words.t('notices.cannot');
  return words.t(account ? 'account.none' : `account.${kind}.short`);
}
