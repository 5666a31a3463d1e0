import type { Message } from '@durbar/kernel';
import { type ExportedLog, exportedLog, type TableInfo } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../../net/api-error.ts';
import { loadRecord } from '../../../net/load-record.ts';
import { seatName } from '../../../table/seat-displays.ts';
import type { ServerConnection } from '../../../table/server-connection.ts';
import { useWords } from '../../../words/useWords.tsx';
import { hasOwnTitle, tableTitle } from '../../home/table-text.ts';
import { useSeatFallbackNames } from '../context/useSeatFallbackNames.ts';
import { exportLabel, exportName, type MatchFile } from '../panels/export-file.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { MatchWithoutRules } from './MatchWithoutRules.tsx';

interface ServerMatchWithoutRulesProps {
  info: TableInfo;
  connection: ServerConnection;
}

/**
 * A table whose rules the server does not have. The page follows the table, so that it notices when a person ends it.
 */
export default function ServerMatchWithoutRules({ info: first, connection }: ServerMatchWithoutRulesProps) {
  const words = useWords();
  const seatWords = useSeatFallbackNames();
  const [info, setInfo] = useState(first);
  const [problem, setProblem] = useState<Message | null>(null);
  const file = useExport(info, setProblem);
  useEffect(
    () =>
      connection.open((event) => {
        if (event.t === 'table' || event.t === 'info') setInfo(event.info);
        if (event.t === 'problem') setProblem(event.problem);
      }),
    [connection],
  );
  const end = async () => {
    const answer = await connection.sendCommand({ kind: 'abandon' }, null);
    setProblem(answer.ok ? null : answer.refusal);
  };
  const mayEnd = info.you.seat !== null || info.you.host;
  const ended = info.status === 'abandoned' ? words.t('over.abandoned') : '';
  const isRunning = info.status === 'running' || info.status === 'paused';
  return (
    <MatchWithoutRules
      name={hasOwnTitle(info) ? tableTitle(words, info) : ''}
      game={info.game}
      rules={info.rules}
      known={info.unplayable?.known ?? []}
      hint={isRunning ? 'noRules.hint.server' : 'noRules.hint.ended'}
      log={file?.log ?? null}
      file={file}
      names={(seat) => seatName(info, seat, seatWords)}
      status={problem ? words.formatMessage(problem) : ended}
    >
      {isRunning && mayEnd && (
        <ConfirmButton
          label={words.t('noRules.end')}
          sure={words.t('noRules.end.sure')}
          onConfirm={() => void end()}
        />
      )}
    </MatchWithoutRules>
  );
}

interface ExportFile extends MatchFile {
  readonly log: ExportedLog;
}

/** The log as the server exports it, loaded again when the table's status changes; null until it is loaded. */
function useExport(
  { id, game, status, you }: TableInfo,
  onProblem: (problem: Message) => void,
): ExportFile | null {
  const [file, setFile] = useState<ExportFile | null>(null);
  // The export depends on the status and on the seat whose log it is.
  const version = `${status} ${you.seat}`;
  useEffect(() => {
    if (version.startsWith('waiting')) return;
    let unmounted = false;
    loadRecord(id).then(
      (text) => {
        const read = z.safeParse(exportedLog, JSON.parse(text));
        if (!unmounted && read.success)
          setFile({ name: exportName(game, id, status), label: exportLabel(status), text, log: read.data });
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!unmounted) onProblem(error.problem);
      },
    );
    return () => {
      unmounted = true;
    };
  }, [id, game, status, version, onProblem]);
  return file;
}
