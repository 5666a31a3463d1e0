import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, removeStored, writeStored } from '@durbar/kit/board/storage.ts';
import * as z from 'zod/mini';

const key = (table: string) => `durbar.draft.${table}`;

/** What was being written at a table and not said yet: kept when the page is left. */
export function readChatDraft(table: string): string {
  return readStored(key(table), schemaReader(z.string())) ?? '';
}

export function writeChatDraft(table: string, text: string): void {
  if (text === '') removeStored(key(table));
  else writeStored(key(table), text);
}
