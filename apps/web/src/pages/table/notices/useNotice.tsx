import { Button } from '@durbar/kit/ui/Button.tsx';
import type { ReactNode } from 'react';
import { isDisplayedOver } from '../../../table/playback-status.ts';
import { lazyPage } from '../../../words/lazy-page.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import type { PanelName } from '../panels/usePanels.ts';
import { AwayNotice } from './AwayNotice.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DamageNotice } from './DamageNotice.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { OverNotice } from './OverNotice.tsx';
import { hasSeatNotice, SeatNotice } from './SeatNotice.tsx';

// Only a look back needs its slider.
const HistoryBar = lazyPage(['history'], () => import('./HistoryBar.tsx'));
const PlanBar = lazyPage(['plan'], () => import('../planning/PlanBar.tsx'));

/** The most urgent notice, which replaces the game's prompt; null if there is none. */
export function useNotice(open: (panel: PanelName) => void): ReactNode | null {
  const words = useWords();
  const { controller } = useTable();
  const looksBack = useTableState((state) => state.lookBack !== null);
  const isPlanning = useTableState((state) => state.planning !== null);
  const disconnected = useTableState(
    ({ connection }) => connection.kind !== 'open' && !(connection.kind === 'connecting' && connection.first),
  );
  const damaged = useTableState((state) => state.info?.damage !== undefined);
  const paused = useTableState((state) => state.displayed?.situation.status === 'paused');
  const over = useTableState(isDisplayedOver);
  const away = useTableState(
    ({ info, displayed }) =>
      displayed !== null &&
      info !== null &&
      (info.seats.some(
        ({ vanished }, seat) => vanished && displayed.situation.seats[seat]?.control === 'person',
      ) ||
        isPlayedByBot(displayed.situation.seats[info.you.seat ?? -1])),
  );
  const busy = useTableState(
    ({ info, displayed, queuedSteps }) =>
      info?.botsBusy === true && queuedSteps === 0 && displayed?.situation.decision === null,
  );
  const seat = useTableState(
    ({ info }) => info !== null && controller.connection.place === 'server' && hasSeatNotice(info),
  );
  if (looksBack) return <HistoryBar />;
  if (isPlanning) return <PlanBar />;
  if (disconnected) return <ConnectionNotice />;
  if (damaged) return <DamageNotice />;
  if (over) return <OverNotice open={open} />;
  if (paused) return <PausedNotice />;
  if (seat) return <SeatNotice />;
  if (away) return <AwayNotice />;
  return busy ? <NoticeCard title={words.t('busy.title')} text={words.t('busy.text')} /> : null;
}

function isPlayedByBot(seat: { readonly control: string; readonly resigned: boolean } | undefined): boolean {
  return seat?.control === 'bot' && !seat.resigned;
}

/** The game is paused. */
function PausedNotice() {
  const words = useWords();
  const { controller } = useTable();
  const seated = useTableState((state) => state.info?.you.seat !== null);
  return (
    <NoticeCard title={words.t('paused.title')} text={words.t('paused.text')}>
      {seated && (
        <Button variant="fill" onPress={() => void controller.act({ kind: 'resume' })}>
          {words.t('paused.resume')}
        </Button>
      )}
    </NoticeCard>
  );
}
