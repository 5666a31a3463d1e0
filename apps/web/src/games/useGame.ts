import { useEffect, useState } from 'react';
import { toError } from '../state/to-error.ts';
import { type LoadedGame, loadGame } from './load-game.ts';

/** A game once it is loaded, else null. What goes wrong is thrown to the page's boundary. */
export function useGame(id: string): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let gone = false;
    loadGame(id).then(
      (game) => {
        if (!gone) setLoaded(game);
      },
      (error: unknown) => {
        if (!gone) setFailure(toError(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (failure) throw failure;
  return loaded;
}
