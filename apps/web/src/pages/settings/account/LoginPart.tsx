import { Button } from '@durbar/kit/ui/Button.tsx';
import { useRef } from 'react';
import { accountApi } from '../../../net/account-api.ts';
import { useWords } from '../../../words/useWords.tsx';
import { EntranceLink } from '../../layout/EntranceLink.tsx';
import { Status } from '../notices/Status.tsx';
import styles from './Account.module.css';
import { obstacleKey } from './account-text.ts';
import { OwnWays } from './OwnWays.tsx';
import { type AccountProps, useAccountActions } from './useAccountActions.ts';
import { WhyNot } from './WhyNot.tsx';

/** Logins at another site. */
export function LoginPart(props: AccountProps) {
  const words = useWords();
  const part = useRef<HTMLDivElement>(null);
  const actions = useAccountActions(props);
  const { account, ways, proven } = props.mine;
  const provider = ways.oauth.name ?? words.t('account.oauth');
  const remove = (id: string) =>
    actions.remove(
      () => accountApi.removeLogin(id),
      () => part.current?.focus(),
    );
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      <OwnWays
        label={words.t('account.logins')}
        ways={(account?.logins ?? []).map(({ id, createdAt }) => ({ id, createdAt, name: provider }))}
        onRemove={proven ? remove : null}
        isBusy={actions.busy}
      />
      {(!account || proven) && obstacleKey('oauth', ways.oauth) === null && (
        <>
          <p className={styles.hint}>
            {words.t(account ? 'account.oauth.add.text' : 'account.oauth.text', { provider })}
          </p>
          <div className={styles.buttons}>
            <Button isDisabled={actions.busy} onPress={actions.goToProvider}>
              {words.t('account.oauth.go', { provider })}
            </Button>
          </div>
        </>
      )}
      <WhyNot kind="oauth" way={ways.oauth} />
      <Status problem={actions.problem} done={actions.done} />
      <EntranceLink problem={actions.problem} />
    </div>
  );
}
