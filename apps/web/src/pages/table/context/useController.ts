import { useEffect, useState } from 'react';
import type { LoadedGame } from '../../../games/load-game.ts';
import type { TableConnection } from '../../../table/table-connection.ts';
import { TableController } from '../../../table/table-controller.ts';
import { createPageEnvironment } from './page-environment.ts';

/** The controller of a connection, open while the component is mounted; it survives the browser's back/forward cache. */
export function useController(
  loaded: LoadedGame,
  connection: TableConnection,
  table: string,
): TableController {
  const [controller] = useState(
    () => new TableController(loaded.game, connection, createPageEnvironment(table, loaded.board)),
  );
  useEffect(() => controller.open(), [controller]);
  useEffect(() => {
    // The page may not run again after it is hidden.
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
