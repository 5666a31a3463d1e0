import { Button } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { accountApi } from '../../../net/account-api.ts';
import { useWords } from '../../../words/useWords.tsx';
import { EntranceLink } from '../../layout/EntranceLink.tsx';
import { Status } from '../notices/Status.tsx';
import styles from './Account.module.css';
import { obstacleKey } from './account-text.ts';
import { type AccountProps, useAccountActions } from './useAccountActions.ts';
import { WhyNot } from './WhyNot.tsx';

/** The address that links to sign in go to. */
export function MailPart(props: AccountProps) {
  const words = useWords();
  const part = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState('');
  const actions = useAccountActions(props);
  const { account, ways, proven } = props.mine;
  const mail = account?.mail ?? null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    actions.sendLink(address, () => setAddress(''));
  };
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {mail !== null && (
        <div className={styles.item}>
          <span className={styles.name}>{mail}</span>
          {proven && (
            <Button
              isDisabled={actions.busy}
              onPress={() => actions.remove(accountApi.removeMail, () => part.current?.focus())}
            >
              {words.t('account.remove')}
              <span className="visually-hidden"> {mail}</span>
            </Button>
          )}
        </div>
      )}
      {(!account || proven) && obstacleKey('mail', ways.mail) === null && (
        <>
          <p className={styles.hint}>
            {words.t(
              account
                ? mail === null
                  ? 'account.mail.add.text'
                  : 'account.mail.other'
                : 'account.mail.text',
            )}
          </p>
          <form className={styles.form} onSubmit={send} noValidate>
            <Field
              label={words.t('notices.mail.address')}
              value={address}
              onChange={setAddress}
              autoComplete="email"
              inputMode="email"
            />
            <div className={styles.buttons}>
              <Button type="submit" isDisabled={actions.busy}>
                {words.t('account.mail.send')}
              </Button>
            </div>
          </form>
        </>
      )}
      <WhyNot kind="mail" way={ways.mail} />
      <Status problem={actions.problem} done={actions.done} />
      <EntranceLink problem={actions.problem} />
    </div>
  );
}
