import type { ReactNode } from 'react';
import { isToldOver } from '../../table/telling.ts';
import { useTableState } from './context.ts';
import { AwayNotice } from './notices/AwayNotice.tsx';
import { HistoryBar } from './notices/HistoryBar.tsx';
import { LineNotice } from './notices/LineNotice.tsx';
import { OverNotice } from './notices/OverNotice.tsx';
import { PausedNotice } from './notices/PausedNotice.tsx';
import type { PanelName } from './panels.ts';

/** What the page has to say in the place of the game's prompt, the most pressing first; null: nothing. */
export function useNotice(open: (panel: PanelName) => void): ReactNode | null {
  const past = useTableState((state) => state.past !== null);
  const cut = useTableState(
    ({ line }) => line.kind !== 'open' && !(line.kind === 'connecting' && line.first),
  );
  const paused = useTableState((state) => state.shown?.situation.status === 'paused');
  const over = useTableState(isToldOver);
  const away = useTableState(
    ({ info, shown }) =>
      shown !== null &&
      info !== null &&
      (info.seats.some(
        ({ vanished }, seat) => vanished && shown.situation.seats[seat]?.control === 'person',
      ) ||
        stoodIn(shown.situation.seats[info.you.seat ?? -1])),
  );
  if (past) return <HistoryBar />;
  if (cut) return <LineNotice />;
  if (over) return <OverNotice open={open} />;
  if (paused) return <PausedNotice />;
  return away ? <AwayNotice /> : null;
}

function stoodIn(seat: { readonly control: string; readonly resigned: boolean } | undefined): boolean {
  return seat?.control === 'bot' && !seat.resigned;
}
