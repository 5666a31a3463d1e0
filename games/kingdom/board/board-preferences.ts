import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useKingdomBoard } from './board-context.ts';

const storedPreferences = z.object({
  /** Ask once before a turn ends with something left to do. */
  askEnd: z.boolean(),
  /** Explain in a first game what matters for the first time. */
  coach: z.boolean(),
  /** Topics of that which were read. */
  coached: z.array(z.string()),
  /** Each step of an automaton stays until one goes on. */
  stepwise: z.catch(z.boolean(), true),
});
export type BoardPreferences = z.infer<typeof storedPreferences>;
export type BoardPreferencesStore = StoreApi<BoardPreferences>;

const unasked: BoardPreferences = { askEnd: true, coach: true, coached: [], stepwise: true };

/** What whoever sits at this device likes at a game's table; kept on it. @param key where */
export function createBoardPreferences(key: string): BoardPreferencesStore {
  const preferences = createStore<BoardPreferences>(
    () => readStored(key, schemaReader(storedPreferences)) ?? unasked,
  );
  preferences.subscribe((state) => writeStored(key, state));
  return preferences;
}

/** What is liked at this table, and how to change it. */
export function useBoardPreferences(): readonly [
  BoardPreferences,
  (change: Partial<BoardPreferences>) => void,
] {
  const { preferences } = useKingdomBoard().edition;
  return [useStore(preferences), (change) => preferences.setState(change)];
}
