import type { Message } from '@durbar/kernel';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../net/api.ts';
import { ApiError } from '../../net/api-error.ts';
import { deviceApi } from '../../net/device-api.ts';
import { hostApi } from '../../net/host-api.ts';
import { identifyBrowser } from '../../state/identity.ts';
import { becomePerson } from '../../state/other-person.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useTitle } from '../../state/useTitle.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords, type WordKey } from '../../words/useWords.tsx';
import { gameTitle, tableTitle } from '../home/table-text.ts';
import { EntranceLink } from '../layout/EntranceLink.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Notice } from '../layout/Notice.tsx';

/** The status of an answer that refuses a code. */
const CODE_REFUSED = 404;

interface CodeNoticeProps {
  title: WordKey;
  text: WordKey;
  action: WordKey;
  /** What the code is for, once it is known. */
  subject?: string | null;
  /** What is said below the refusal of a code. */
  refused: WordKey;
  /** Redeems the code. @throws {ApiError} */
  redeem: () => Promise<void>;
}

/**
 * Redeems a code only after a press: chat programs open links to preview them, which would use up a code that works once.
 */
function CodeNotice({ title, text, action, subject = null, refused, redeem }: CodeNoticeProps) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  /** The code is of no use any more; without the server, another press may help. */
  const [isRefused, setRefused] = useState(false);
  useTitle(words.t(title));
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await redeem();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
      setRefused(error.status === CODE_REFUSED);
      setBusy(false);
    }
  };
  return (
    <Notice title={words.t(title)}>
      {!isRefused && subject !== null && (
        <p>
          <strong>{subject}</strong>
        </p>
      )}
      {!isRefused && <p>{words.t(text)}</p>}
      {problem && (
        <p role="alert">
          {words.formatMessage(problem)} <EntranceLink problem={problem} />
        </p>
      )}
      {isRefused ? (
        <p>{words.t(refused)}</p>
      ) : (
        <Button variant="fill" isDisabled={busy} onPress={() => void confirm()}>
          {words.t(action)}
        </Button>
      )}
      <LinkButton href="/">{words.t('home.back')}</LinkButton>
    </Notice>
  );
}

/** The code in the address. It is in the fragment, which browsers do not send, so it appears in no server log. */
function useLinkCode(): string {
  return useSyncExternalStore(onFragment, () => location.hash.slice(1));
}

function onFragment(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** A device link: signs this device in as the person of another device. It works once. */
function DeviceLink() {
  const code = useLinkCode();
  const [, go] = useLocation();
  const redeem = async () => {
    await becomePerson(await deviceApi.takeDevice(code));
    go('/', { replace: true });
  };
  return (
    <CodeNotice
      key={code}
      title="device.title"
      text="device.text"
      action="device.take"
      refused="device.refused"
      redeem={redeem}
    />
  );
}

/** The table that a return code begins with; the server checks the rest. */
const TABLE_OF_CODE = /^([\w-]{1,64})\.\d\./;

/** The game and the table of a return code; null until they are known, and if the table cannot be seen. */
function useTableOf(code: string): string | null {
  const words = useWords();
  const { value } = useLoaded(loadTable, TABLE_OF_CODE.exec(code)?.[1] ?? '');
  if (!value) return null;
  return words.t('return.where', { game: gameTitle(words, value.game), table: tableTitle(words, value) });
}

const loadTable = async (table: string) => (table === '' ? null : api.table(table));

/** A seat's private link: gives its opener that seat and goes to the table. */
function ReturnLink() {
  const code = useLinkCode();
  const subject = useTableOf(code);
  const [, go] = useLocation();
  const redeem = async () => {
    await identifyBrowser();
    const { table } = await deviceApi.takeSeat(code);
    go(`/t/${table}`, { replace: true });
  };
  return (
    <CodeNotice
      key={code}
      title="return.title"
      text="return.text"
      action="return.take"
      subject={subject}
      refused="return.refused"
      redeem={redeem}
    />
  );
}

/** The link of a private table: lets its opener in. */
function ComeLink() {
  const code = useLinkCode();
  const [, go] = useLocation();
  const redeem = async () => {
    await identifyBrowser();
    const { table } = await hostApi.come(code);
    go(`/t/${table}`, { replace: true });
  };
  return (
    <CodeNotice
      key={code}
      title="come.title"
      text="come.text"
      action="come.take"
      refused="come.refused"
      redeem={redeem}
    />
  );
}

// Not beside the other pages: what the first load knows of pages is small.
const AccountPage = lazyPage(
  ['account', 'protocol'],
  () => import('../account/AccountPage.tsx'),
  <Loading />,
);

/** The page of a link with a code, and the one about accounts, to which such links lead too. */
export default function CodePage() {
  const [path] = useLocation();
  if (path === '/account') return <AccountPage />;
  if (path === '/come') return <ComeLink />;
  return path === '/device' ? <DeviceLink /> : <ReturnLink />;
}
