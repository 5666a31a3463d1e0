import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import { identifyBrowser } from '../../state/identity.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useWords } from '../../words/useWords.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Notice } from '../layout/Notice.tsx';
import { AccountLook } from './AccountLook.tsx';
import { type Arrival, readArrival } from './arrival.ts';
import { ChoicePage } from './ChoicePage.tsx';
import { MailLinkPage } from './MailLinkPage.tsx';
import { SignedInPage } from './SignedInPage.tsx';

/** The last two are the router's: a link to this page itself changes nothing but the fragment. */
const CHANGES = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function onFragment(changed: () => void): () => void {
  for (const event of CHANGES) addEventListener(event, changed);
  return () => {
    for (const event of CHANGES) removeEventListener(event, changed);
  };
}

/** What follows `#`, which browsers do not send, so that secrets there are in no server's log. */
const useFragment = (): string => useSyncExternalStore(onFragment, () => location.hash.slice(1));

const identify = (_: string) => identifyBrowser();

/** The page about accounts: links of mails, the end of signing in, invitations, and the person's own account. */
export default function AccountPage() {
  const words = useWords();
  const fragment = useFragment();
  // Before anything else: what is done here may make this device another person's.
  const { value: me, failure } = useLoaded(identify, '');
  useTitle(words.t('account.title'));
  if (failure)
    return (
      <Notice title={words.t('account.title')}>
        <p role="alert">{words.t('trouble.offline')}</p>
        <LinkButton href="/">{words.t('home.back')}</LinkButton>
      </Notice>
    );
  if (!me) return <Loading />;
  return <Shown key={fragment} arrival={readArrival(fragment)} />;
}

function Shown({ arrival }: { arrival: Arrival }): ReactNode {
  switch (arrival.kind) {
    case 'look':
      return <AccountLook code="" />;
    case 'invite':
      return <AccountLook code={arrival.code} />;
    case 'link':
      return <MailLinkPage token={arrival.token} />;
    case 'choose':
      return <ChoicePage choice={arrival.choice} />;
    case 'signedIn':
      return <SignedInPage left={arrival.left} />;
    case 'problem':
      return <FailedPage problem={arrival.problem} />;
  }
}

/** Signing in elsewhere has failed. */
function FailedPage({ problem }: { problem: string }) {
  const words = useWords();
  return (
    <Notice title={words.t('account.failed')}>
      <p role="alert">{words.formatMessage({ key: problem })}</p>
      <LinkButton variant="fill" href="/account">
        {words.t('account.title')}
      </LinkButton>
      <LinkButton href="/">{words.t('home.back')}</LinkButton>
    </Notice>
  );
}
