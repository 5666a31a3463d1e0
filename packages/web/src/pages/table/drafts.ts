import * as z from 'zod/mini';
import { as } from '../../state/shape.ts';
import { forget, readStored, store } from '../../state/storage.ts';

const key = (table: string) => `durbar.draft.${table}`;

/** What was being written at a table and not said yet: kept when the page is left. */
export function readDraft(table: string): string {
  return readStored(key(table), as(z.string())) ?? '';
}

export function writeDraft(table: string, text: string): void {
  if (text === '') forget(key(table));
  else store(key(table), text);
}
