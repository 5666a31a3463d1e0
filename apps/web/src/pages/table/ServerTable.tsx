import { UnknownGame, UnknownRules } from '@durbar/games';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import type { TableInfo } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import { type LoadedGame, loadGame } from '../../games/load-game.ts';
import { api } from '../../net/api.ts';
import { ApiError } from '../../net/api-error.ts';
import { pageSocket } from '../../net/page-socket.ts';
import { closeNotifications } from '../../state/close-notifications.ts';
import { identifyBrowser } from '../../state/identity.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { ServerConnection } from '../../table/server-connection.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Notice } from '../layout/Notice.tsx';
import { chatParts } from './chat/chat-parts.ts';
import { TablePage } from './TablePage.tsx';

const ServerMatchWithoutRules = lazyPage(
  ['without-rules'],
  () => import('./without-rules/ServerMatchWithoutRules.tsx'),
  <Loading />,
);

/** A table on the server. */
export default function ServerTable({ table }: { table: string }) {
  const [attempt, setAttempt] = useState(0);
  useSeenTable(table);
  return <TableLoader key={attempt} table={table} onRetry={() => setAttempt(attempt + 1)} />;
}

/** Takes away what this device shows of a table outside the page, whenever the person comes to look at it; the worker shows none while they do. */
function useSeenTable(table: string): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void closeNotifications(table);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table]);
}

interface Found {
  readonly info: TableInfo;
  /** Null if the server does not have the table's rules. */
  readonly loaded: LoadedGame | null;
}

/** Loads the table's game in its version. The page needs it before it follows the table. */
async function findTable(table: string): Promise<Found> {
  await identifyBrowser();
  const info = await api.table(table);
  return { info, loaded: info.unplayable ? null : await loadGame(info.game, info.rules) };
}

/** Milliseconds between two attempts to reach a server that does not answer. */
const RETRY_MS = 5000;

/** Retries while the server is unreachable, and at once when the network is back. */
function useAutomaticRetry(unreachable: boolean, retry: () => void): void {
  useEffect(() => {
    if (!unreachable) return;
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [unreachable, retry]);
}

function TableLoader({ table, onRetry }: { table: string; onRetry: () => void }) {
  const words = useWords();
  const [connection] = useState(() => new ServerConnection(table, pageSocket));
  const { value: found, failure } = useLoaded(findTable, table);
  useAutomaticRetry(failure instanceof ApiError && failure.status === 0, onRetry);
  if (failure instanceof ApiError)
    return (
      <Notice title={words.t('table.unreachable')}>
        <p>{words.formatMessage(failure.problem)}</p>
        <Button variant="fill" onPress={onRetry}>
          {words.t('retry')}
        </Button>
        <LinkButton href="/">{words.t('home.back')}</LinkButton>
      </Notice>
    );
  if (failure instanceof UnknownRules || failure instanceof UnknownGame)
    return (
      <Notice title={words.t('table.unreachable')}>
        <p>{words.t('noRules.old')}</p>
        <Button variant="fill" onPress={() => location.reload()}>
          {words.t('retry')}
        </Button>
        <LinkButton href="/">{words.t('home.back')}</LinkButton>
      </Notice>
    );
  if (failure) throw failure;
  if (!found) return <Loading />;
  const { loaded, info } = found;
  if (!loaded) return <ServerMatchWithoutRules info={info} connection={connection} />;
  return (
    <TablePage loaded={loaded} connection={connection} table={table} onOutdated={onRetry} chat={chatParts} />
  );
}
