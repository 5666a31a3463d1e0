import { createBoardPreferences } from '@durbar/kit/board/createBoardPreferences.ts';
import * as z from 'zod/mini';
import type { StoreApi } from 'zustand/vanilla';

const storedPreferences = z.object({
  /** Whether ending a turn needs confirmation while something is left to do. */
  askEnd: z.boolean(),
  /** Whether tips are shown in a first game. */
  coach: z.boolean(),
  /** Names of the tips that the player has read. */
  coached: z.array(z.string()),
  /** Whether each step of an automaton stays until the player continues. */
  stepwise: z.catch(z.boolean(), true),
});
export type KingdomPreferences = z.infer<typeof storedPreferences>;

/** The preferences of a Maharaja's board. @param key key in the browser's storage */
export function createKingdomPreferences(key: string): StoreApi<KingdomPreferences> {
  return createBoardPreferences(key, storedPreferences, {
    askEnd: true,
    coach: true,
    coached: [],
    stepwise: true,
  });
}
