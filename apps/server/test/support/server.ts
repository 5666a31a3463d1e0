import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { readSettings, type ServerParts, type Settings, startServer } from '../../src/index.ts';
import { toyGames } from './games.ts';

/** A temporary folder, removed when the test ends. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'durbar-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const quiet: Settings = {
  ...readSettings({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', BOT_THREADS: '1' }),
  httpRate: 100_000,
  socketRate: 10_000,
};

/** Times short enough for tests. */
const brisk = { batchDelayMs: 5, gatherMs: 1, sweepMs: 50, quietMs: 20, botsOnlyPaceMs: 0 } as const;

export interface TestServer {
  readonly url: string;
  readonly dataFile: string;
  readonly stop: () => Promise<void>;
}

/** A server with the toy game in this process, stopped when the test ends. */
export async function serve(
  settings: Partial<Settings> = {},
  { tuning, ...parts }: ServerParts = {},
): Promise<TestServer> {
  const dataFile = settings.dataFile ?? join(tempDir(), 'durbar.db');
  const server = await startServer(
    { ...quiet, dataFile, ...settings },
    {
      ...parts,
      games: parts.games ?? toyGames,
      botWorker: parts.botWorker ?? new URL(inject('toyServer').botWorker),
      tuning: { ...brisk, ...tuning },
    },
  );
  onTestFinished(() => server.stop());
  return { url: `http://127.0.0.1:${server.port}`, dataFile, stop: () => server.stop() };
}
