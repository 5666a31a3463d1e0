import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { Notice } from '../../app/Notice.tsx';
import { type LoadedGame, loadGame } from '../../games/load-game.ts';
import { ApiError, api } from '../../net/api.ts';
import { pageSocket } from '../../net/page-socket.ts';
import { identifyBrowser } from '../../state/identity.ts';
import { toError } from '../../state/to-error.ts';
import { ServerConnection } from '../../table/server-connection.ts';
import { useWords } from '../../words/useWords.tsx';
import { TablePage } from './TablePage.tsx';

/** A table on the server. */
export default function ServerTable({ table }: { table: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Arrival key={attempt} table={table} onRetry={() => setAttempt(attempt + 1)} />;
}

/** Which game is played there has to be known before the table can be followed. */
async function gameAt(table: string): Promise<LoadedGame> {
  await identifyBrowser();
  const { game } = await api.table(table);
  return loadGame(game);
}

/** Milliseconds between two tries to reach a server that does not answer. */
const PATIENCE_MS = 5000;

/** Tries again by itself while the server can't be reached, and at once when the network is back. */
function useComeback(away: boolean, retry: () => void): void {
  useEffect(() => {
    if (!away) return;
    const timer = setTimeout(retry, PATIENCE_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [away, retry]);
}

function Arrival({ table, onRetry }: { table: string; onRetry: () => void }) {
  const words = useWords();
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [link] = useState(() => new ServerConnection(table, pageSocket));
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let gone = false;
    gameAt(table).then(
      (game) => {
        if (!gone) setLoaded(game);
      },
      (error: unknown) => {
        if (!gone) setFailure(toError(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [table]);
  useComeback(failure instanceof ApiError && failure.status === 0, onRetry);
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
  if (failure) throw failure;
  return loaded ? <TablePage loaded={loaded} link={link} table={table} /> : <Loading />;
}
