import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const KEY = 'durbar.maharani';

const storedPreferences = z.object({
  /** End the turn by itself once no tile can follow. */
  autoEnd: z.boolean(),
});
type MaharaniPreferences = z.infer<typeof storedPreferences>;

/** What whoever sits at this device likes at this game's table; kept on it. */
export const boardPreferences = createStore<MaharaniPreferences>(
  () => readStored(KEY, schemaReader(storedPreferences)) ?? { autoEnd: false },
);

boardPreferences.subscribe((state) => writeStored(KEY, state));

export function useMaharaniPreferences(): MaharaniPreferences {
  return useStore(boardPreferences);
}
