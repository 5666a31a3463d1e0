import * as builtIn from '@durbar/games';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { BotDriver } from './bots/driver.ts';
import { BotPool } from './bots/pool.ts';
import { buildId } from './build-id.ts';
import type { Settings } from './config/settings.ts';
import { type Games, type ServerContext, TUNING, type Tuning } from './core/context.ts';
import { Metrics } from './core/metrics.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { servePage } from './http/page.ts';
import { listRoutes } from './http/routes/lists.ts';
import { opsEndpoints } from './http/routes/ops.ts';
import { peopleRoutes } from './http/routes/people.ts';
import { seatRoutes } from './http/routes/seats.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { People } from './identity/people.ts';
import { openSigner } from './identity/secret.ts';
import { Lobby } from './lobby/lobby.ts';
import * as places from './program.ts';
import { Rooms } from './rooms/rooms.ts';
import { socketEndpoint } from './sockets/endpoint.ts';
import { Hub } from './sockets/hub.ts';
import { blameFile } from './storage/sqlite/file-check.ts';
import { LogStore } from './storage/sqlite/logs.ts';
import { openStorage, type Storage } from './storage/sqlite/open.ts';
import { TableStore } from './storage/sqlite/tables.ts';

/** What a server may be given besides its settings; tests use it. */
export interface ServerParts {
  readonly games?: Games;
  /** Module that bot threads run: its default export is a `botRunner` of the same games. */
  readonly botWorker?: URL;
  readonly webDir?: string;
  readonly tuning?: Partial<Tuning>;
  readonly now?: () => number;
  /** Where log lines go; standard error if left out. */
  readonly logTo?: DestinationStream;
}

export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /**
   * Stops: takes nothing new, tells every page, stores what waits, closes the data file.
   * @returns once all is done; calling it again waits for the same end
   */
  stop(): Promise<void>;
}

/**
 * Starts a server.
 * @throws {StartupError} if something outside the program keeps it from starting, with a message to show as it is
 */
export async function startServer(settings: Settings, parts: ServerParts = {}): Promise<RunningServer> {
  const storage = await openStorage(settings.dataFile);
  try {
    const context = await createContext(settings, parts, storage);
    return await run(context, parts, storage);
  } catch (error) {
    await storage.close();
    throw blameFile(error, settings.dataFile);
  }
}

async function createContext(
  settings: Settings,
  parts: ServerParts,
  storage: Storage,
): Promise<ServerContext> {
  const log = pino(
    { level: settings.logLevel, redact: ['req.headers', 'headers', '*.cookie'] },
    parts.logTo ?? pino.destination({ dest: 2, sync: true }),
  );
  const now = parts.now ?? Date.now;
  const { reader, writer } = storage;
  const metrics = new Metrics();
  writer.onCommit = (units, ms) => {
    metrics.commitUnits.observe(units);
    metrics.commitSeconds.observe(ms / 1000);
  };
  writer.onError = (error) => log.error({ err: error }, 'something failed after it was stored');
  return {
    settings,
    tuning: { ...TUNING, ...parts.tuning },
    games: parts.games ?? builtIn,
    log,
    metrics,
    signer: await openSigner(storage, settings.secret),
    people: new People(reader, writer, now),
    tables: new TableStore(reader),
    logs: new LogStore(reader),
    writer,
    build: buildId(places.program),
    now,
  };
}

async function run(context: ServerContext, parts: ServerParts, storage: Storage): Promise<RunningServer> {
  const { settings, log } = context;
  const rooms = new Rooms(context);
  const lobby = new Lobby(context, rooms);
  const hub = new Hub(context);
  const pool = new BotPool(
    parts.botWorker ?? places.botWorker,
    settings.botThreads,
    settings.botLimitMs,
    (error) => log.error({ err: error }, 'a bot thread broke'),
  );
  const driver = new BotDriver(context, pool);
  rooms.onChange = (room, shape) => {
    lobby.changed(room, shape);
    driver.consider(room);
  };
  let stopping: Promise<void> | null = null;
  const stop = async (app: FastifyInstance): Promise<void> => {
    log.info('stopping');
    driver.stop();
    await hub.drain();
    await app.close();
    lobby.stop();
    rooms.stop();
    await pool.close();
    await storage.close();
    log.info('stopped');
  };
  try {
    await lobby.start();
    const app = await createApp(context);
    await socketEndpoint(app, context, rooms, lobby, hub);
    await app.register(peopleRoutes(context, rooms));
    await app.register(listRoutes(context, lobby));
    await app.register(tableRoutes(context, rooms));
    await app.register(seatRoutes(context, rooms));
    opsEndpoints(app, context, storage.reader, () => stopping !== null);
    await servePage(app, parts.webDir ?? places.webDir);
    const port = await listen(app, settings);
    hub.start();
    rooms.start();
    log.info({ port, data: settings.dataFile }, 'serving');
    void rooms.attend(await context.tables.listUnattended());
    return {
      port,
      stop: () => {
        stopping ??= stop(app);
        return stopping;
      },
    };
  } catch (error) {
    await pool.close();
    throw error;
  }
}
