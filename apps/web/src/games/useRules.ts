import { useLoaded } from '../state/useLoaded.ts';
import { type LoadedRules, loadRules } from './load-game.ts';

/** A game's current rules once they are loaded, else null. Throws a failure to load to the error boundary. */
export function useRules(id: string): LoadedRules | null {
  const { value, failure } = useLoaded(loadRules, id);
  if (failure) throw failure;
  return value;
}
