import type { TableInfo } from '@durbar/protocol';
import { useState } from 'react';
import { ApiError } from '../../net/api-error.ts';
import { useTable } from './context/table-context.ts';

export interface TableChange {
  readonly busy: boolean;
  readonly run: (request: () => Promise<TableInfo>) => Promise<void>;
}

/** Requests changes of the table from the server, one at a time, and shows its answer. */
export function useTableChange(): TableChange {
  const { controller } = useTable();
  const [busy, setBusy] = useState(false);
  const run = async (request: () => Promise<TableInfo>) => {
    if (busy) return;
    setBusy(true);
    try {
      controller.setInfo(await request());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      controller.store.setState({ problem: error.problem });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
