import { subscribeToLobby } from '../../state/follow-lobby.ts';
import { firstTurn } from './find-next-table.ts';
import { tableRow } from './game-rows.ts';

/**
 * Reports the path of the table where others wait for the person, whenever it changes; null while nobody waits. Games on this device
 * are left out: nobody waits there.
 * @param here a path to leave out
 * @returns a function that ends it
 */
export function followNextTable(here: string, report: (path: string | null) => void): () => void {
  return subscribeToLobby(
    (lists) => report(firstTurn((lists?.mine ?? []).map(tableRow), here)?.href ?? null),
    () => undefined,
  );
}
