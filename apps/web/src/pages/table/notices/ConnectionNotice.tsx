import { Button } from '@durbar/kit/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { pageSocket } from '../../../net/page-socket.ts';
import type { ConnectionStatus } from '../../../net/socket.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTableState } from '../context/table-context.ts';
import { NoticeCard } from './NoticeCard.tsx';

/** How it stands with the server while it is away. */
export function ConnectionNotice() {
  const words = useWords();
  const line = useTableState((state) => state.connection);
  const left = useSecondsLeft(line);
  if (line.kind === 'outdated')
    return (
      <NoticeCard urgent title={words.t('connection.outdated')} text={words.t('connection.outdated.text')}>
        <Button variant="fill" onPress={() => location.reload()}>
          {words.t('reload')}
        </Button>
      </NoticeCard>
    );
  if (line.kind === 'connecting' || line.kind === 'idle' || line.kind === 'open')
    return <NoticeCard title={words.t('connection.connecting')} text={words.t('connection.kept')} />;
  return (
    <NoticeCard
      urgent={line.kind === 'lost'}
      title={words.t(`connection.${line.kind}`)}
      text={
        <>
          {words.t('connection.kept')}{' '}
          <span aria-hidden="true">{words.t('connection.retry', { seconds: left })}</span>
        </>
      }
    >
      <Button onPress={() => pageSocket.reconnectNow()}>{words.t('connection.now')}</Button>
    </NoticeCard>
  );
}

/** Whole seconds until the next try; counts down. */
function useSecondsLeft(line: ConnectionStatus): number {
  const at = 'retryAt' in line ? line.retryAt : 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
