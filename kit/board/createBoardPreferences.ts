import type * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { schemaReader } from './schema-reader.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Makes a person's preferences for a board, stored in this browser.
 * @param key key in the browser's storage
 * @param schema schema of stored values; invalid ones are ignored
 */
export function createBoardPreferences<P extends object>(
  key: string,
  schema: z.core.$ZodType<P>,
  defaults: P,
): StoreApi<P> {
  const preferences = createStore<P>(() => readStored(key, schemaReader(schema)) ?? defaults);
  preferences.subscribe((state) => writeStored(key, state));
  return preferences;
}
