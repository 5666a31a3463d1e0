import { Button } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { accountApi } from '../../../net/account-api.ts';
import { useWords } from '../../../words/useWords.tsx';
import { EntranceLink } from '../../layout/EntranceLink.tsx';
import { Status } from '../notices/Status.tsx';
import styles from './Account.module.css';
import { obstacleKey, passkeyName } from './account-text.ts';
import { OwnWays } from './OwnWays.tsx';
import { type AccountProps, useAccountActions } from './useAccountActions.ts';
import { WhyNot } from './WhyNot.tsx';

/** The most characters of a passkey's name. */
const MAX_NAME = 40;

/** Passkeys: for a guest to make an account or to sign in, for an owner to name, add and remove. */
export function PasskeyPart(props: AccountProps) {
  const words = useWords();
  const part = useRef<HTMLDivElement>(null);
  const actions = useAccountActions(props);
  const { account, ways, proven } = props.mine;
  const obstacle = obstacleKey('passkey', ways.passkey);
  const remove = (id: string) =>
    actions.remove(
      () => accountApi.removePasskey(id),
      () => part.current?.focus(),
    );
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      <OwnWays
        label={words.t('account.passkeys')}
        ways={(account?.passkeys ?? []).map(({ id, name, createdAt }) => ({
          id,
          createdAt,
          name: passkeyName(words, name),
        }))}
        onRemove={proven ? remove : null}
        isBusy={actions.busy}
      />
      {!account && !obstacle && (
        <>
          <p className={styles.hint}>{words.t('account.passkey.text')}</p>
          <div className={styles.buttons}>
            <Button isDisabled={actions.busy} onPress={() => actions.makePasskey('')}>
              {words.t('account.passkey.make')}
            </Button>
            <Button isDisabled={actions.busy} onPress={actions.signInByPasskey}>
              {words.t('account.passkey.use')}
            </Button>
          </div>
        </>
      )}
      {account && proven && !obstacle && <AddForm {...actions} />}
      <WhyNot kind="passkey" way={ways.passkey} />
      <Status problem={actions.problem} done={actions.done} />
      <EntranceLink problem={actions.problem} />
    </div>
  );
}

type Actions = ReturnType<typeof useAccountActions>;

/** Names and makes one more passkey. */
function AddForm({ busy, makePasskey }: Actions) {
  const words = useWords();
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    makePasskey(name, () => setName(''));
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <Field
        label={words.t('account.passkey.name')}
        placeholder={words.t('account.passkey.example')}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME}
      />
      <div className={styles.buttons}>
        <Button type="submit" isDisabled={busy}>
          {words.t('account.passkey.add')}
        </Button>
      </div>
    </form>
  );
}
