import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const KEY = 'durbar.muted';

/** The ids of people whose chat this device hides. */
const store = createStore<ReadonlySet<string>>(
  () => new Set(readStored(KEY, schemaReader(z.array(z.string())))),
);

store.subscribe((muted) => writeStored(KEY, [...muted]));

export function useMutedPeople(): ReadonlySet<string> {
  return useStore(store);
}

/** Hides a person's chat on this device, or shows it again. */
export function toggleMuted(person: string): void {
  const muted = new Set(store.getState());
  if (!muted.delete(person)) muted.add(person);
  store.setState(muted, true);
}
