import { useEffect, useState } from 'react';
import type { LoadedGame } from '../../games/load-game.ts';
import type { TableConnection } from '../../table/table-connection.ts';
import { TableController } from '../../table/table-controller.ts';
import { createPageEnvironment } from './page-environment.ts';

/**
 * A controller over a link, open while the page is shown. A page that is left and come back to (the back button's
 * cache) goes on where it was.
 */
export function useController(loaded: LoadedGame, link: TableConnection, table: string): TableController {
  const [controller] = useState(
    () => new TableController(loaded.game, link, createPageEnvironment(table, loaded.board)),
  );
  useEffect(() => controller.open(), [controller]);
  useEffect(() => {
    // Leaving, hiding, sleeping: what was seen up to here was seen.
    const leave = () => controller.markSeen();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [controller]);
  return controller;
}
