import { useEffect, useState } from 'react';
import { type LoadedGame, loadGame } from './index.ts';

/** A game once it is loaded, else null. What goes wrong is thrown to the page's boundary. */
export function useGame(id: string): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let gone = false;
    loadGame(id).then(
      (game) => {
        if (!gone) setLoaded(game);
      },
      (error: unknown) => {
        if (!gone) setFailure(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (failure !== null) throw failure;
  return loaded;
}
