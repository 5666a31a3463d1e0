import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@durbar/bots';
import { BotError, botNamed, parseBot } from '@durbar/bots';
import { UsageError } from './environment.ts';
import { isProgram, parseProgram, splitList } from './programs/command-line.ts';

/**
 * Splits a list such as `greedy,./mine.ts,exec:python3 mine.py` into one name, module path or program for each seat. A single bot
 * plays all seats. Names are checked here, modules and programs when they are loaded.
 * @param option name of the option that has the list, for messages
 * @throws {UsageError} if a name is unknown, or the number of bots does not fit
 */
export function parseBotList(list: string, seats: number, option = '--bots'): readonly string[] {
  const names = splitList(list);
  if (names.length !== 1 && names.length !== seats)
    throw new UsageError(
      seats === 1
        ? `${option} should name one bot, not ${names.length}`
        : `${option} should name one bot, or one for each of the ${seats} seats, not ${names.length}`,
    );
  for (const name of names) {
    if (isProgram(name)) parseProgram(name);
    else if (!isModule(name)) builtIn(name);
  }
  const [only] = names;
  return names.length === 1 && only !== undefined ? Array.from({ length: seats }, () => only) : names;
}

/** Whether an item of the list is the path of a module, not the name of a built-in bot. */
export function isModule(name: string): boolean {
  if (isProgram(name)) return false;
  return name.startsWith('.') || name.includes('/') || name.includes('\\') || /\.[cm]?[jt]sx?$/.test(name);
}

/** @throws {UsageError} if there is no such bot */
function builtIn(name: string): Bot {
  return asUsage(() => botNamed(name));
}

/**
 * Loads the bot of one item of the list.
 * @param cwd folder that relative paths start from
 * @throws {UsageError} if the name is unknown, or the module does not load or exports no bot
 */
export async function loadBot(name: string, cwd: string): Promise<Bot> {
  if (!isModule(name)) return builtIn(name);
  const exported = await importDefault(name, cwd);
  return asUsage(() => parseBot(exported, `'${name}'`));
}

function asUsage(run: () => Bot): Bot {
  try {
    return run();
  } catch (error) {
    if (error instanceof BotError) throw new UsageError(error.message);
    throw error;
  }
}

/** The default export of a module. @throws {UsageError} if it cannot be loaded */
async function importDefault(file: string, cwd: string): Promise<unknown> {
  try {
    if (/\.[cm]?tsx?$/.test(file)) await loadTypeScript();
    const module: unknown = await import(pathToFileURL(resolve(cwd, file)).href);
    const exported = defaultOf(module);
    // Node wraps a module that was compiled to CommonJS once more.
    return isCompiledToCommonJs(exported) ? defaultOf(exported) : exported;
  } catch (error) {
    throw new UsageError(
      `can't load the bot '${file}': ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function defaultOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
}

function isCompiledToCommonJs(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '__esModule' in value;
}

/** Lets this thread import TypeScript, as ES modules and as CommonJS: Node 20 strips no types. */
async function loadTypeScript(): Promise<void> {
  const [esm, commonJs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')]);
  commonJs.register();
  esm.register();
}
