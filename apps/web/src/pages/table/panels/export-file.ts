import type { TableInfo } from '@durbar/protocol';
import { isOver } from '../../home/table-text.ts';

/** A file of a match that a button downloads. */
export interface MatchFile {
  readonly name: string;
  readonly text: string;
  /** What the button is called. */
  readonly label: ExportLabel;
}

type ExportLabel = 'record.download' | 'log.download';

/**
 * The name of a match's exported file. A match that goes on has a viewer's log only, which nothing can replay: its name
 * must not be that of a record.
 */
export function exportName(game: string, match: string, status: TableInfo['status']): string {
  return isOver(status) ? `${game}-${match}.json` : `${game}-${match}-log.json`;
}

/** What the button for this file is called. */
export function exportLabel(status: TableInfo['status']): ExportLabel {
  return isOver(status) ? 'record.download' : 'log.download';
}
