import { useState } from 'react';
import { useLocation } from 'wouter';
import { createMatch, rematchSetup } from '../../../local/pending-match.ts';
import { api } from '../../../net/api.ts';
import { ApiError } from '../../../net/api-error.ts';
import { useTable, useTableState } from './table-context.ts';

interface Rematch {
  readonly go: () => void;
  readonly busy: boolean;
  /** Whether another player has already asked for a rematch. */
  readonly waiting: boolean;
}

/** Starts another game with the same people; null for spectators. */
export function useRematch(): Rematch | null {
  const { controller } = useTable();
  const info = useTableState((state) => state.info);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  if (!info || info.you.seat === null) return null;
  const again = async () => {
    if (busy) return;
    setBusy(true);
    if (controller.connection.place === 'device') {
      navigate(`/local/${createMatch({ game: info.game, ...rematchSetup(info) })}`);
      return;
    }
    try {
      const { table, seat } = await api.rematch(info.id);
      if (seat !== null) {
        const { createFairStart } = await import('../../../table/device-deals.ts');
        await api.join(table, { seat, ...createFairStart(table).place(await api.table(table)) });
      }
      navigate(`/t/${table}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      controller.store.setState({ problem: error.problem });
      setBusy(false);
    }
  };
  return { go: () => void again(), busy, waiting: info.rematch !== null };
}
