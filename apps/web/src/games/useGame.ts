import { useLoaded } from '../state/useLoaded.ts';
import { type LoadedGame, loadGame } from './load-game.ts';

/** A game with its current rules once it is loaded, else null. Throws a failure to load to the error boundary. */
export function useGame(id: string): LoadedGame | null {
  const { value, failure } = useLoaded(loadGame, id);
  if (failure) throw failure;
  return value;
}
