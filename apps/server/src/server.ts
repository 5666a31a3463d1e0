import * as builtIn from '@durbar/games';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { Accounts } from './accounts/accounts.ts';
import { sweepExpired } from './accounts/sweep.ts';
import { BotDriver } from './bots/driver.ts';
import { BotPool, QUICK_THREADS } from './bots/pool.ts';
import { WorkerThreads } from './bots/threads.ts';
import type { Settings } from './config/settings.ts';
import { Alarm } from './core/alarm.ts';
import { createServerClock } from './core/clock.ts';
import { type Games, type ServerContext, TUNING, type Tuning } from './core/context.ts';
import { MailLimit } from './core/mail-limit.ts';
import { Metrics } from './core/metrics.ts';
import { Networks } from './core/networks.ts';
import { Outages } from './core/outages.ts';
import { Suspicions } from './core/suspicions.ts';
import { after } from './core/timer.ts';
import { checkAdmission, checkSuspension } from './http/admission.ts';
import { createApp } from './http/app.ts';
import { Conclusion } from './http/conclude.ts';
import { listen } from './http/listen.ts';
import { servePage } from './http/page.ts';
import { accountMailRoutes, accountRoutes, noAccountRoutes } from './http/routes/accounts.ts';
import { admissionRoutes } from './http/routes/admission.ts';
import { banRoutes, blockRoutes } from './http/routes/blocks.ts';
import { calendarRoutes } from './http/routes/calendar.ts';
import { clockRoutes } from './http/routes/clocks.ts';
import { deviceRoutes } from './http/routes/devices.ts';
import { companionRoutes, hostingRoutes, invitationRoutes } from './http/routes/hosting.ts';
import { linkRoutes } from './http/routes/links.ts';
import { listRoutes } from './http/routes/lists.ts';
import { mailRoutes } from './http/routes/mail.ts';
import { channelRoutes, noticeRoutes, snoozeRoutes } from './http/routes/notices.ts';
import { opsRoutes } from './http/routes/ops.ts';
import {
  ownerActionRoutes,
  ownerInvitationRoutes,
  ownerListRoutes,
  ownerPersonRoutes,
} from './http/routes/owner.ts';
import { peopleRoutes } from './http/routes/people.ts';
import { privacyRoutes, profileRoutes, reportRoutes } from './http/routes/profiles.ts';
import { ownListRoutes, seatRoutes, startRoutes } from './http/routes/seats.ts';
import { passkeyRoutes, signInRoutes } from './http/routes/sign-in.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { Blocks } from './identity/blocks.ts';
import { Devices } from './identity/devices.ts';
import { People } from './identity/people.ts';
import { PersonChannels } from './identity/person-channels.ts';
import { PersonClocks } from './identity/person-clocks.ts';
import { openSigner } from './identity/signing-key.ts';
import { Suspensions } from './identity/suspensions.ts';
import { openRecordKey } from './identity/tokens.ts';
import { Lobby } from './lobby/lobby.ts';
import { MyNoticesService } from './notices/my-notices.ts';
import { type DeliveryPoint, Notifier } from './notices/notifier.ts';
import { openSenders } from './notices/senders.ts';
import { Owner } from './owner/owner.ts';
import { Results } from './people/results.ts';
import * as program from './program.ts';
import { RatingKeeper } from './ratings/keeper.ts';
import { PlanDriver } from './rooms/plan-driver.ts';
import { seatNewcomers } from './rooms/play.ts';
import type { Room } from './rooms/room.ts';
import { Rooms } from './rooms/rooms.ts';
import { isWatchedBy } from './rooms/seats.ts';
import { socketEndpoint } from './sockets/endpoint.ts';
import { Hub } from './sockets/hub.ts';
import type { Driver } from './storage/sqlite/driver/port.ts';
import { blameFile } from './storage/sqlite/file-check.ts';
import { openSqlite } from './storage/sqlite/open.ts';
import type { Store } from './storage/store.ts';
import { StoreWatch } from './storage/watch.ts';
import { Writer } from './storage/writer.ts';

/** Parts of a server besides its settings; tests replace them. */
export interface ServerParts {
  readonly games?: Games;
  /** Module that bot threads run: its default export is a `botRunner` of the same games. */
  readonly botWorker?: URL;
  readonly webDir?: string;
  readonly tuning?: Partial<Tuning>;
  /** The machine's clock: milliseconds since 1970. */
  readonly now?: () => number;
  /** A clock that nobody can set; `now` by default, if that is given. */
  readonly elapsed?: () => number;
  /** Runs a task later, for the deadlines of clocks. */
  readonly after?: typeof after;
  /** Called with the port once the server listens, before it logs anything, so that the address is printed first. */
  readonly onListening?: (port: number) => void;
  /** Told of each point of the delivery of a notice. */
  readonly onDelivery?: (point: DeliveryPoint) => void;
  /** Where log lines go; standard error by default. */
  readonly logTo?: DestinationStream;
  /** The SQLite library; the one that this Node has by default. */
  readonly driver?: Driver;
}

export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /**
   * Stops the server: accepts nothing new, informs every page, stores pending changes, closes the data file.
   * @returns once all is done; further calls wait for the same stop
   */
  stop(): Promise<void>;
}

/**
 * Starts a server.
 * @throws {StartupError} if something outside the program keeps it from starting, with a message to show as it is
 */
export async function startServer(settings: Settings, parts: ServerParts = {}): Promise<RunningServer> {
  const log = openLog(settings, parts);
  const store = await openSqlite(settings.dataFile, {
    driver: parts.driver,
    warn: (facts, message) => log.warn(facts, message),
  });
  const tuning = { ...TUNING, ...parts.tuning };
  const writer = new Writer(store, tuning.gatherMs);
  try {
    const context = await createContext(settings, parts, tuning, log, store, writer);
    return await serve(context, parts);
  } catch (error) {
    await close(store, writer);
    throw blameFile(error, settings.dataFile);
  }
}

/** Stores pending changes, then closes the store. */
async function close(store: Store, writer: Writer): Promise<void> {
  await writer.drain();
  await store.close();
}

function openLog(settings: Settings, parts: ServerParts): Logger {
  return pino(
    { level: settings.logLevel, redact: ['req.headers', 'headers', '*.cookie'] },
    parts.logTo ?? pino.destination({ dest: 2, sync: true }),
  );
}

async function createContext(
  settings: Settings,
  parts: ServerParts,
  tuning: Tuning,
  log: Logger,
  store: Store,
  writer: Writer,
): Promise<ServerContext> {
  const { now, elapsed } = createServerClock(
    parts.now ?? Date.now,
    parts.elapsed ?? parts.now ?? (() => performance.now()),
  );
  const metrics = new Metrics();
  writer.onCommit = (commits, ms) => {
    metrics.roomsPerCommit.observe(commits);
    metrics.commitSeconds.observe(ms / 1000);
  };
  writer.onError = (error) => log.error({ err: error }, 'an error after a change was stored');
  const signer = await openSigner(store, writer, settings, now());
  const people = new People(store, writer, now);
  const personChannels = new PersonChannels(store, writer, people);
  return {
    settings,
    tuning,
    games: parts.games ?? builtIn,
    log,
    metrics,
    signer,
    devices: new Devices(store, writer, personChannels, signer, now),
    suspicions: new Suspicions(log, metrics, now),
    people,
    personChannels,
    blocks: await Blocks.open(store, writer),
    suspensions: await Suspensions.open(store, writer),
    mailLimit: new MailLimit(elapsed),
    personClocks: new PersonClocks(store, writer, people, now),
    outages: await Outages.open(store, writer, { now, elapsed }, log),
    recordKey: await openRecordKey(store, writer),
    networks: new Networks(),
    store,
    writer,
    build: program.buildId(),
    now,
    elapsed,
    after: parts.after ?? after,
  };
}

async function serve(context: ServerContext, parts: ServerParts): Promise<RunningServer> {
  const { settings, log, store, writer } = context;
  const rooms = new Rooms(context);
  const lobby = new Lobby(context, rooms);
  const hub = new Hub(context);
  const pool = openBots(context, parts);
  const driver = new BotDriver(context, pool);
  const plans = new PlanDriver(context);
  const watch = new StoreWatch(store, log);
  const alarm = createClockAlarm(context, rooms);
  const senders = await openSenders(context);
  const notifier = new Notifier(
    context,
    { isLooking: (person, table) => isLooking(rooms.peek(table), person), send: senders.send },
    parts.onDelivery ?? (() => undefined),
  );
  const myNotices = new MyNoticesService(context, senders);
  const ratings = new RatingKeeper(context);
  const results = new Results(context, rooms, ratings);
  context.suspensions.onChange = () => lobby.hostsChanged();
  followRooms(rooms, { lobby, alarm, results, driver, plans });
  context.devices.onEnd = (device) => hub.signOut(device);
  let stopping: Promise<void> | null = null;
  const stop = async (app: FastifyInstance): Promise<void> => {
    log.info('stopping');
    driver.stop();
    plans.stop();
    alarm.stop();
    await notifier.stop();
    await hub.drain();
    await app.close();
    await results.stop();
    lobby.stop();
    rooms.stop();
    await pool.close();
    watch.stop();
    await context.outages.stop();
    await close(store, writer);
    log.info('stopped');
  };
  try {
    await lobby.start();
    const app = await createApp(context);
    await socketEndpoint(app, context, rooms, lobby, hub);
    await registerRoutes(app, context, {
      rooms,
      lobby,
      myNotices,
      ratings,
      owner: new Owner({ ...context, ratings }),
    });
    opsRoutes(app, context, watch, () => stopping !== null);
    await servePage(app, parts.webDir ?? program.webDir, settings.basePath);
    const port = await listen(app, settings);
    hub.start();
    rooms.start();
    context.outages.start(context.tuning.beatMs);
    alarm.start();
    notifier.start();
    parts.onListening?.(port);
    log.info({ port, data: settings.dataFile }, 'serving');
    void rooms.attend(await store.listUnattendedTables()).then(() => results.start());
    return {
      port,
      stop: () => {
        stopping ??= stop(app);
        return stopping;
      },
    };
  } catch (error) {
    watch.stop();
    await pool.close();
    throw error;
  }
}

interface RoomFollowers {
  readonly lobby: Lobby;
  readonly alarm: Alarm;
  readonly results: Results;
  readonly driver: BotDriver;
  readonly plans: PlanDriver;
}

/** Has those who depend on what happens at tables follow it. */
function followRooms(rooms: Rooms, { lobby, alarm, results, driver, plans }: RoomFollowers): void {
  rooms.onDeadline = (at) => alarm.note(at);
  rooms.onEnded = () => results.ended();
  rooms.onChange = (room, shape) => {
    lobby.changed(room, shape);
    seatNewcomers(room);
    driver.consider(room);
    plans.consider(room);
  };
  rooms.onPlan = (room) => plans.consider(room);
}

function isLooking(room: Room | null, person: string): boolean {
  return room !== null && isWatchedBy(room, person);
}

function createClockAlarm(context: ServerContext, rooms: Rooms): Alarm {
  return new Alarm(context, {
    name: 'clocks',
    list: async (count) => {
      const deadlines = await context.store.listDeadlines(count);
      return deadlines.map(({ table, at }) => ({ id: table, at }));
    },
    attend: (table) => rooms.attendClocks(table),
    // They share waits for the disk: one after the other, ten tables would take half a second.
    atOnce: true,
  });
}

function openBots({ settings, log }: ServerContext, { botWorker }: ServerParts): BotPool {
  const threads = new WorkerThreads(
    botWorker ?? program.botWorker,
    settings.botThreads + QUICK_THREADS,
    settings.botLimitMs,
    (error) => log.error({ err: error }, 'a bot thread failed'),
  );
  return new BotPool(threads, settings.botThreads, () => performance.now());
}

interface RouteParts {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly myNotices: MyNoticesService;
  readonly ratings: RatingKeeper;
  readonly owner: Owner;
}

async function registerRoutes(
  app: FastifyInstance,
  context: ServerContext,
  parts: RouteParts,
): Promise<void> {
  const { rooms, lobby, myNotices, owner } = parts;
  checkAdmission(app, context);
  checkSuspension(app, context);
  await app.register(peopleRoutes(context, rooms, myNotices));
  await app.register(admissionRoutes(context));
  await app.register(profileRoutes(context));
  await app.register(reportRoutes(context));
  await app.register(privacyRoutes(context));
  await app.register(blockRoutes(context));
  await app.register(banRoutes(context, rooms));
  await registerAccounts(app, context, parts);
  await app.register(deviceRoutes(context));
  await app.register(noticeRoutes(context, myNotices));
  await app.register(snoozeRoutes(context, rooms));
  await app.register(channelRoutes(context, myNotices));
  await app.register(mailRoutes(context));
  await app.register(calendarRoutes(context));
  await app.register(linkRoutes(context, rooms));
  await app.register(listRoutes(context, lobby));
  await app.register(tableRoutes(context, rooms, lobby));
  await app.register(hostingRoutes(context, rooms, lobby));
  await app.register(invitationRoutes(context, rooms));
  await app.register(companionRoutes(context));
  await app.register(seatRoutes(context, rooms));
  await app.register(ownListRoutes(context, rooms));
  await app.register(clockRoutes(context, rooms, myNotices));
  await app.register(startRoutes(context, rooms));
  await app.register(ownerListRoutes(context, owner));
  await app.register(ownerPersonRoutes(context, owner));
  await app.register(ownerInvitationRoutes(context, owner));
  await app.register(ownerActionRoutes(context, owner, rooms));
}

async function registerAccounts(
  app: FastifyInstance,
  context: ServerContext,
  parts: RouteParts,
): Promise<void> {
  if (!context.settings.accounts) {
    await app.register(noAccountRoutes());
    return;
  }
  const accounts = new Accounts(context);
  const conclusion = new Conclusion(context, parts, accounts);
  const endSweeps = sweepExpired(context);
  app.addHook('onClose', async () => endSweeps());
  await app.register(accountRoutes(context, accounts));
  await app.register(accountMailRoutes(context, accounts));
  await app.register(passkeyRoutes(context, accounts, conclusion));
  await app.register(signInRoutes(context, accounts, conclusion));
}
