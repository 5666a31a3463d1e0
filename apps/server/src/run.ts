import { networkInterfaces } from 'node:os';
import type { Settings } from './config/settings.ts';
import { readSettings, StartupError } from './config/settings.ts';
import { type RunningServer, type ServerParts, startServer } from './server.ts';

/**
 * Reads the settings, starts the server, prints its address, and serves until SIGTERM or SIGINT.
 * @param env environment variables
 * @returns the exit code: 0 after an orderly stop, 1 if the server could not start, with one message on standard error
 */
export async function runUntilStopped(
  env: Readonly<Record<string, string | undefined>>,
  parts: ServerParts = {},
): Promise<number> {
  try {
    const settings = readSettings(env);
    const stopped = firstSignal();
    const onListening = (port: number) => void process.stdout.write(`${formatAddresses(settings, port)}\n`);
    const server = await startServer(settings, { ...parts, onListening });
    await stopped;
    return await stopInTime(server);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`durbar: ${error.message}\n`);
    return 1;
  }
}

/** How long an orderly stop may take. */
const STOP_WITHIN_MS = 15_000;

async function stopInTime(server: RunningServer): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, STOP_WITHIN_MS, false);
  });
  const done = await Promise.race([server.stop().then(() => true), late]);
  clearTimeout(timer);
  if (!done) process.stderr.write('durbar: could not stop in time; nothing that was acknowledged is lost.\n');
  return done ? 0 : 1;
}

/** Resolves at the first signal. A second one ends the process at once, by Node's default. */
function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}

/** The addresses of the server for a browser on this machine and, if it is reachable, on others. */
export function formatAddresses({ host, basePath }: Settings, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const shown = host.includes(':') ? `[${host}]` : host;
  const path = basePath === '/' ? '' : basePath;
  const lines = [`Durbar is open at http://${everywhere ? 'localhost' : shown}:${port}${path}`];
  if (everywhere)
    for (const { address } of Object.values(networkInterfaces()).flatMap(outside))
      lines.push(`  in this network: http://${address}:${port}${path}`);
  return lines.join('\n');
}

type Interfaces = NonNullable<ReturnType<typeof networkInterfaces>[string]>;

function outside(found: Interfaces | undefined): Interfaces {
  return (found ?? []).filter(({ internal, family }) => !internal && family === 'IPv4');
}
