import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useLocation } from 'wouter';
import { accountApi } from '../../net/account-api.ts';
import { useWords } from '../../words/useWords.tsx';
import { Notice } from '../layout/Notice.tsx';
import { carryOn } from '../settings/account/carry-on.ts';
import { useRequests } from '../settings/useRequests.ts';
import styles from './AccountPage.module.css';
import type { Choice } from './arrival.ts';

/** Asks a guest who has games whether to sign in, or to stay that guest. */
export function ChoicePage({ choice }: { choice: Choice }) {
  const words = useWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useRequests();
  const { token, account, guest, tables } = choice;
  const values = { account, guest: guest || words.t('me.guest'), tables };
  const choose = (keep: 'guest' | 'account') =>
    run(async () => {
      if (await carryOn(await accountApi.choose(token, keep))) go('/', { replace: true });
    });
  return (
    <Notice title={words.t('account.choose')}>
      <p>{words.t('account.choose.text', values)}</p>
      <div className={styles.ways}>
        <div className={styles.way}>
          <Button wide variant="fill" isDisabled={busy} onPress={() => void choose('account')}>
            {words.t('account.choose.account', values)}
          </Button>
          <p className={styles.hint}>{words.t('account.choose.account.text', values)}</p>
        </div>
        <div className={styles.way}>
          <Button wide isDisabled={busy} onPress={() => void choose('guest')}>
            {words.t('account.choose.guest', values)}
          </Button>
          <p className={styles.hint}>{words.t('account.choose.guest.text', values)}</p>
        </div>
      </div>
      {problem && (
        <>
          <p role="alert">{words.formatMessage(problem)}</p>
          <LinkButton href="/">{words.t('home.back')}</LinkButton>
        </>
      )}
    </Notice>
  );
}
