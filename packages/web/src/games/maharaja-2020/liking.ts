import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readStored, store } from '../../state/storage.ts';

const KEY = 'durbar.maharaja-2020';

const kept = z.object({
  /** Ask once before a turn ends with something left to do. */
  askEnd: z.boolean(),
  /** Explain in a first game what matters for the first time. */
  coach: z.boolean(),
  /** Topics of that which were read. */
  coached: z.array(z.string()),
});
type Liking = z.infer<typeof kept>;

const unasked: Liking = { askEnd: true, coach: true, coached: [] };

/** What whoever sits at this device likes at this game's table; kept on it. */
export const liking = createStore<Liking>(() => readStored(KEY, kept) ?? unasked);

liking.subscribe((state) => store(KEY, state));

export function useLiking(): Liking {
  return useStore(liking);
}
