import { readStored, store } from '@durbar/kit/board/storage.ts';
import { as } from '@durbar/kit/board/stored-shape.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const KEY = 'durbar.maharani';

const kept = z.object({
  /** End the turn by itself once no tile can follow. */
  autoEnd: z.boolean(),
});
type Liking = z.infer<typeof kept>;

/** What whoever sits at this device likes at this game's table; kept on it. */
export const liking = createStore<Liking>(() => readStored(KEY, as(kept)) ?? { autoEnd: false });

liking.subscribe((state) => store(KEY, state));

export function useLiking(): Liking {
  return useStore(liking);
}
