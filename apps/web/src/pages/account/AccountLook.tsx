import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import type { ServerInfo } from '@durbar/protocol';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { accountApi } from '../../net/account-api.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { AccountParts } from '../settings/account/AccountParts.tsx';
import styles from './AccountPage.module.css';
import { readBack } from './arrival.ts';
import { InvitationForm } from './InvitationForm.tsx';

const loadServer = (_: string) => accountApi.server();

/** The person's account as a page of its own, and before it how one is let in where not everybody is. @param code of an invitation */
export function AccountLook({ code }: { code: string }) {
  const words = useWords();
  const [params] = useSearchParams();
  const back = readBack(params.get('back'));
  const [hasAccount, setHasAccount] = useState(false);
  const { value } = useLoaded(loadServer, String(hasAccount));
  const [entered, setEntered] = useState<ServerInfo | null>(null);
  const server = entered ?? value;
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        <h1 className={styles.title}>{words.t('account.title')}</h1>
        {server && (server.mode !== 'open' || code !== '') && (
          <Sheet title={words.t('server.note')}>
            <div className={styles.inside}>
              {server.admitted ? (
                <p role="status">{words.t('server.admitted')}</p>
              ) : (
                <p>{words.t(`server.${server.mode}`)}</p>
              )}
              {!server.admitted && server.mode === 'invited' && (
                <InvitationForm code={code} onEntered={setEntered} />
              )}
            </div>
          </Sheet>
        )}
        {server?.accounts !== false && (
          <Sheet title={words.t('account.yours')}>
            <div className={styles.inside}>
              <AccountParts isNeeded={server?.mode === 'accounts'} onAccount={setHasAccount} />
            </div>
          </Sheet>
        )}
        <div className={styles.buttons}>
          {back !== null && <LinkButton href={back}>{words.t('account.back')}</LinkButton>}
          <LinkButton href="/">{words.t('home.back')}</LinkButton>
        </div>
      </main>
    </div>
  );
}
