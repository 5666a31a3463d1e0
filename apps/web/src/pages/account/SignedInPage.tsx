import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { api } from '../../net/api.ts';
import { identifyBrowser } from '../../state/identity.ts';
import { useMyName } from '../../state/me.ts';
import { becomePerson } from '../../state/other-person.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle, tableTitle } from '../home/table-text.ts';
import { Notice } from '../layout/Notice.tsx';
import { isOtherSinceProvider } from '../settings/account/carry-on.ts';
import styles from './AccountPage.module.css';

/** The end of signing in, and where a guest's seats could not be taken along. @param left null after the return from a provider */
export function SignedInPage({ left }: { left: readonly string[] | null }) {
  const words = useWords();
  const name = useMyName();
  const isFromProvider = left === null;
  useEffect(() => {
    if (isFromProvider) void noticeProvider();
  }, [isFromProvider]);
  return (
    <Notice title={words.t('account.signedIn')}>
      <p role="status">{words.t('account.signedIn.text', { name: name || words.t('me.guest') })}</p>
      {left && left.length > 0 && <LeftTables left={left} />}
      <LinkButton variant="fill" href="/">
        {words.t('account.signedIn.play')}
      </LinkButton>
      <LinkButton href="/account">{words.t('account.title')}</LinkButton>
    </Notice>
  );
}

/** A provider sends the browser back to a new page, which does not know whom it belonged to before. */
async function noticeProvider(): Promise<void> {
  const me = await identifyBrowser();
  if (isOtherSinceProvider(me.id)) await becomePerson(me);
}

const loadTables = (ids: string) => Promise.all(ids.split(',').map((table) => api.table(table)));

/** Tables where the guest who was here before keeps the seat. */
function LeftTables({ left }: { left: readonly string[] }) {
  const words = useWords();
  const { value } = useLoaded(loadTables, left.join(','));
  return (
    <>
      <p>{words.t('account.left', { count: left.length })}</p>
      <ul className={styles.tables}>
        {value?.map((table) => (
          <li key={table.id}>
            <Link href={`/t/${table.id}`}>
              {words.t('return.where', {
                game: gameTitle(words, table.game),
                table: tableTitle(words, table),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
