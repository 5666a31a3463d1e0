import { useState } from 'react';
import { ApiError } from '../../../net/api-error.ts';
import { useTable, useTableState } from '../context/table-context.ts';
import { downloadText } from './download-text.ts';
import { exportLabel, exportName, type MatchFile } from './export-file.ts';

interface Download {
  readonly save: () => void;
  readonly busy: boolean;
  readonly label: MatchFile['label'];
}

/** Saves the match as a file: the record of a finished match, else the viewer's log. */
export function useDownload(): Download {
  const { controller, loaded } = useTable();
  const status = useTableState((state) => state.info?.status ?? 'running');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const text = await controller.connection.exportMatch();
      const id = controller.store.getState().info?.id ?? '';
      downloadText(exportName(loaded.id, id, status), text);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      controller.store.setState({ problem: error.problem });
    } finally {
      setBusy(false);
    }
  };
  return { save: () => void save(), busy, label: exportLabel(status) };
}
