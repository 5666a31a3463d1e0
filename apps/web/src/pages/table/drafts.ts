import { forget, readStored, store } from '@durbar/kit/board/storage.ts';
import { as } from '@durbar/kit/board/stored-shape.ts';
import * as z from 'zod/mini';

const key = (table: string) => `durbar.draft.${table}`;

/** What was being written at a table and not said yet: kept when the page is left. */
export function readDraft(table: string): string {
  return readStored(key(table), as(z.string())) ?? '';
}

export function writeDraft(table: string, text: string): void {
  if (text === '') forget(key(table));
  else store(key(table), text);
}
