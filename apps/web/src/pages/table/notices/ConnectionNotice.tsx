import { Button } from '@durbar/kit/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { pageSocket } from '../../../net/page-socket.ts';
import type { ConnectionStatus } from '../../../net/socket.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTableState } from '../context/table-context.ts';
import { NoticeCard } from './NoticeCard.tsx';

/** The connection status while disconnected. */
export function ConnectionNotice() {
  const words = useWords();
  const status = useTableState((state) => state.connection);
  const secondsLeft = useSecondsLeft(status);
  const mayHaveBegun = useTableState(({ displayed }) => (displayed?.situation.decision ?? null) !== null);
  const kept = mayHaveBegun ? words.t('connection.kept') : null;
  if (status.kind === 'reloadNeeded')
    return (
      <NoticeCard urgent title={words.t('connection.outdated')} text={words.t('connection.outdated.text')}>
        <Button variant="fill" onPress={() => location.reload()}>
          {words.t('reload')}
        </Button>
      </NoticeCard>
    );
  if (status.kind === 'connecting' || status.kind === 'idle' || status.kind === 'open')
    return <NoticeCard title={words.t('connection.connecting')} {...(kept !== null && { text: kept })} />;
  return (
    <NoticeCard
      urgent={status.kind === 'lost'}
      title={words.t(`connection.${status.kind}`)}
      text={
        <>
          {kept}
          {kept !== null && ' '}
          <span aria-hidden="true">{words.t('connection.retry', { seconds: secondsLeft })}</span>
        </>
      }
    >
      <Button onPress={() => pageSocket.checkNow()}>{words.t('connection.now')}</Button>
    </NoticeCard>
  );
}

/** Whole seconds until the next attempt; counts down. */
function useSecondsLeft(status: ConnectionStatus): number {
  const at = 'retryAt' in status ? status.retryAt : 0;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
