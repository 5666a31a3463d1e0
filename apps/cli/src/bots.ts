import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@durbar/bots';
import { BotError, botNamed, parseBot } from '@durbar/bots';
import type { Host } from './host.ts';
import { UsageError } from './host.ts';

/**
 * The bots of a list such as `greedy,playout:400,./mine.js`: names, and modules whose default export is a bot. One alone
 * plays every seat.
 * @throws {UsageError} if one is none, or their number does not fit
 */
export async function loadBots(host: Host, list: string, seats: number): Promise<readonly Bot[]> {
  const names = list.split(',').map((name) => name.trim());
  if (names.length !== 1 && names.length !== seats)
    throw new UsageError(
      `--bots should name one bot, or one for each of the ${seats} seats, not ${names.length}`,
    );
  const bots: Bot[] = [];
  for (const name of names) bots.push(await loadBot(host, name));
  const [only] = bots;
  return bots.length === 1 && only ? Array.from({ length: seats }, () => only) : bots;
}

/** @throws {UsageError} */
async function loadBot(host: Host, name: string): Promise<Bot> {
  try {
    return isPath(name) ? parseBot(await load(host, name), `'${name}'`) : botNamed(name);
  } catch (error) {
    if (error instanceof BotError) throw new UsageError(error.message);
    throw error;
  }
}

function isPath(name: string): boolean {
  return name.startsWith('.') || name.includes('/') || name.includes('\\') || /\.[cm]?[jt]s$/.test(name);
}

/** The default export of a module. @throws {UsageError} if it cannot be loaded */
async function load(host: Host, file: string): Promise<unknown> {
  try {
    const module: unknown = await import(pathToFileURL(resolve(host.cwd, file)).href);
    return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  } catch (error) {
    throw new UsageError(
      `can't load the bot '${file}': ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
