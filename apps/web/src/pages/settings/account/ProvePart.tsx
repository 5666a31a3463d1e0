import { Button } from '@durbar/kit/ui/Button.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { Status } from '../notices/Status.tsx';
import styles from './Account.module.css';
import { obstacleKey } from './account-text.ts';
import { type AccountProps, useAccountActions } from './useAccountActions.ts';

/** Has the owner sign in again by one of their ways, before anything of the account can be changed on this device. */
export function ProvePart(props: AccountProps) {
  const words = useWords();
  const { busy, problem, done, signInByPasskey, sendLink, goToProvider } = useAccountActions(props);
  const { account, ways } = props.mine;
  if (!account) return null;
  const { mail, passkeys, logins } = account;
  const canUse = (kind: 'passkey' | 'mail' | 'oauth') => obstacleKey(kind, ways[kind]) === null;
  return (
    <div className={styles.prove}>
      <p>{words.t('account.prove')}</p>
      <div className={styles.buttons}>
        {passkeys.length > 0 && canUse('passkey') && (
          <Button isDisabled={busy} onPress={signInByPasskey}>
            {words.t('account.passkey.use')}
          </Button>
        )}
        {mail !== null && canUse('mail') && (
          <Button isDisabled={busy} onPress={() => sendLink(mail)}>
            {words.t('account.mail.to', { address: mail })}
          </Button>
        )}
        {logins.length > 0 && canUse('oauth') && (
          <Button isDisabled={busy} onPress={goToProvider}>
            {words.t('account.oauth.go', { provider: ways.oauth.name ?? words.t('account.oauth') })}
          </Button>
        )}
      </div>
      <Status problem={problem} done={done} />
    </div>
  );
}
