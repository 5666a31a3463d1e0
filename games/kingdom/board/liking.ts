import { readStored, store } from '@durbar/kit/board/storage.ts';
import { as } from '@durbar/kit/board/stored-shape.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useCourt } from './court.ts';

const kept = z.object({
  /** Ask once before a turn ends with something left to do. */
  askEnd: z.boolean(),
  /** Explain in a first game what matters for the first time. */
  coach: z.boolean(),
  /** Topics of that which were read. */
  coached: z.array(z.string()),
  /** Each step of an automaton stays until one goes on. */
  stepwise: z.catch(z.boolean(), true),
});
export type Liking = z.infer<typeof kept>;
export type LikingStore = StoreApi<Liking>;

const unasked: Liking = { askEnd: true, coach: true, coached: [], stepwise: true };

/** What whoever sits at this device likes at a game's table; kept on it. @param key where */
export function likingAt(key: string): LikingStore {
  const liking = createStore<Liking>(() => readStored(key, as(kept)) ?? unasked);
  liking.subscribe((state) => store(key, state));
  return liking;
}

/** What is liked at this table, and how to change it. */
export function useLiking(): readonly [Liking, (change: Partial<Liking>) => void] {
  const { liking } = useCourt().realm;
  return [useStore(liking), (change) => liking.setState(change)];
}
