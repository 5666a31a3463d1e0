import { useEffect, useState } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { Notice } from '../../app/Notice.tsx';
import { type LoadedGame, loadGame } from '../../games/index.ts';
import { api, ApiError } from '../../net/api.ts';
import { socket } from '../../net/browser.ts';
import { introduce } from '../../state/me.ts';
import { RemoteLink } from '../../table/remote.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useWords } from '../../words/useWords.tsx';
import { TablePage } from './TablePage.tsx';

/** A table on the server. */
export default function ServerTable({ table }: { table: string }) {
  const words = useWords();
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [link] = useState(() => new RemoteLink(table, socket));
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    const begin = async () => {
      await introduce();
      const info = await api.table(table);
      const game = await loadGame(info.game);
      if (!gone) setLoaded(game);
    };
    begin().catch((error: unknown) => {
      if (!gone) setFailure(error);
    });
    return () => {
      gone = true;
    };
  }, [table, attempt]);
  if (failure instanceof ApiError)
    return (
      <Notice title={words.t('table.unreachable')}>
        <p>{words.say(failure.problem)}</p>
        <Button
          look="fill"
          onPress={() => {
            setFailure(null);
            setAttempt(attempt + 1);
          }}
        >
          {words.t('retry')}
        </Button>
        <LinkButton href="/">{words.t('home.back')}</LinkButton>
      </Notice>
    );
  if (failure !== null) throw failure;
  return loaded ? <TablePage loaded={loaded} link={link} table={table} /> : <Loading />;
}
