import { type RunningServer, readSettings, startServer } from '../../src/index.ts';

/** A server with the games of this program, whose clock begins at a given time. */
export interface ReleaseServer {
  readonly url: string;
  /** Moves the clock on. */
  readonly leap: (ms: number) => void;
  readonly now: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a data file.
 * @param time of the server's clock at its start, in milliseconds since 1970
 * @param webDir folder of a built page; without it, the program's own
 */
export async function serveFile(dataFile: string, time: number, botWorker?: URL): Promise<ReleaseServer> {
  const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', BOT_THREADS: '1' });
  const began = performance.now();
  let leaped = 0;
  const now = (): number => Math.floor(time + leaped + performance.now() - began);
  const server: RunningServer = await startServer(
    { ...settings, dataFile, httpRate: 100_000, socketRate: 10_000 },
    { now, tuning: { quietMs: 20, sweepMs: 50, batchDelayMs: 5 }, ...(botWorker && { botWorker }) },
  );
  return {
    url: `http://127.0.0.1:${server.port}`,
    leap: (ms) => {
      leaped += ms;
    },
    now,
    stop: () => server.stop(),
  };
}
