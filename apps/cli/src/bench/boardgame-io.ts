import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { CommandEnvironment } from '../environment.ts';
import type { PlayRates, Reference } from './random-play.ts';
import { medianRates, SLICES } from './random-play.ts';

/** Rates of the same game on boardgame.io, measured in the same run. */
export interface BoardgameIo extends PlayRates {
  readonly version: string;
}

/** There is nothing to compare with; the message says why. */
export class NotMeasured extends Error {
  override readonly name = 'NotMeasured';
}

const FOLDER = join('bench', 'boardgame-io');

/** A game that is also written for boardgame.io. */
export interface Comparison {
  readonly folder: string;
  /** Id of the game. */
  readonly game: string;
}

const Manifest = z.object({ durbar: z.object({ game: z.string() }) });

const count = z.number().nonnegative();
const Answer = z.union([
  z.object({ mismatch: z.string() }),
  z.object({
    version: z.string(),
    slices: z.array(z.object({ decisions: count, moves: count, playouts: count, ms: z.number().positive() })),
  }),
]);

/** @throws {NotMeasured} if the program does not run from a checkout */
export function findComparison(): Comparison {
  const folder = findFolder();
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return { folder, game: manifest.durbar.game };
}

/**
 * Installs boardgame.io in its own folder if it is missing there.
 * @throws {NotMeasured} if npm cannot install it
 */
export async function installBoardgameIo(
  environment: CommandEnvironment,
  { folder }: Comparison,
): Promise<void> {
  if (existsSync(join(folder, 'node_modules', 'boardgame.io'))) return;
  environment.err('installing boardgame.io for the comparison, once …\n');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, text } = await runIn(environment, folder, 'npm', args, '');
  if (code !== 0)
    throw new NotMeasured(`it can't be installed: ${text.trim().split('\n').at(-1) ?? 'npm failed'}`);
}

/**
 * Measures random play of the game on boardgame.io, in a separate process with NODE_ENV=production.
 * @param references matches that it must replay to the same scores
 * @throws {NotMeasured} if it does not run, or is not the same game
 */
export async function measureBoardgameIo(
  environment: CommandEnvironment,
  { folder }: Comparison,
  seats: number,
  sliceMs: number,
  references: readonly Reference[],
): Promise<BoardgameIo> {
  const request = JSON.stringify({ seats, slices: SLICES, sliceMs, references });
  const { code, text } = await runIn(environment, folder, process.execPath, ['play.mjs'], request);
  if (code !== 0) throw new NotMeasured(`it failed: ${text.trim().split('\n').at(-1) ?? ''}`);
  const answer = Answer.safeParse(JSON.parse(text));
  if (!answer.success) throw new NotMeasured('its answer cannot be read');
  if ('mismatch' in answer.data) throw new NotMeasured(`it plays another game: ${answer.data.mismatch}`);
  return { version: answer.data.version, ...medianRates(answer.data.slices) };
}

/** @throws {NotMeasured} */
function findFolder(): string {
  let at = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (existsSync(join(at, FOLDER, 'package.json'))) return join(at, FOLDER);
    const above = dirname(at);
    if (above === at) throw new NotMeasured(`there is no folder '${FOLDER}'`);
    at = above;
  }
}

/** Runs a program to its end. `text` is its standard output, or its standard error if it failed. */
function runIn(
  environment: CommandEnvironment,
  cwd: string,
  program: string,
  args: readonly string[],
  input: string,
): Promise<{ readonly code: number; readonly text: string }> {
  return new Promise((resolve) => {
    const env = { ...environment.env, NODE_ENV: 'production' };
    const child = spawn(program, args, { cwd, env });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      err += chunk;
    });
    // The exit code also covers a child that ends without reading its input.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => resolve({ code: 1, text: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, text: code === 0 ? out : err }));
    child.stdin.end(input);
  });
}
