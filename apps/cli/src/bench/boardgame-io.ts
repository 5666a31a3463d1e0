import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Host } from '../host.ts';
import type { Rates, Reference } from './random-play.ts';
import { ratesOf, SLICES } from './random-play.ts';

/** The same game on boardgame.io, measured in the same run. */
export interface BoardgameIo extends Rates {
  readonly version: string;
}

/** Why there is nothing to compare with. */
export class NotMeasured extends Error {
  override readonly name = 'NotMeasured';
}

const FOLDER = join('bench', 'boardgame-io');

/** The game that is written there too. */
export const COMPARED_GAME = 'maharani';

const count = z.number().nonnegative();
const Answer = z.union([
  z.object({ mismatch: z.string() }),
  z.object({
    version: z.string(),
    slices: z.array(z.object({ decisions: count, moves: count, playouts: count, ms: z.number().positive() })),
  }),
]);

/**
 * Installs boardgame.io in its own folder if it is missing there.
 * @returns the folder
 * @throws {NotMeasured} if that cannot be done
 */
export async function prepareBoardgameIo(host: Host): Promise<string> {
  const folder = findFolder();
  if (existsSync(join(folder, 'node_modules', 'boardgame.io'))) return folder;
  host.err('installing boardgame.io for the comparison, once …\n');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, text } = await runIn(host, folder, 'npm', args, '');
  if (code !== 0)
    throw new NotMeasured(`it can't be installed: ${text.trim().split('\n').at(-1) ?? 'npm failed'}`);
  return folder;
}

/**
 * Random play of the game on boardgame.io, in a process of its own, NODE_ENV being `production`.
 * @param references matches that must come out the same there
 * @throws {NotMeasured} if it does not run, or is not the same game
 */
export async function measureBoardgameIo(
  host: Host,
  folder: string,
  seats: number,
  sliceMs: number,
  references: readonly Reference[],
): Promise<BoardgameIo> {
  const request = JSON.stringify({ seats, slices: SLICES, sliceMs, references });
  const { code, text } = await runIn(host, folder, process.execPath, ['play.mjs'], request);
  if (code !== 0) throw new NotMeasured(`it failed: ${text.trim().split('\n').at(-1) ?? ''}`);
  const answer = Answer.safeParse(JSON.parse(text));
  if (!answer.success) throw new NotMeasured('its answer is not understood');
  if ('mismatch' in answer.data) throw new NotMeasured(`it plays another game: ${answer.data.mismatch}`);
  return { version: answer.data.version, ...ratesOf(answer.data.slices) };
}

/** @throws {NotMeasured} if this is not run from a checkout */
function findFolder(): string {
  let at = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (existsSync(join(at, FOLDER, 'package.json'))) return join(at, FOLDER);
    const above = dirname(at);
    if (above === at) throw new NotMeasured(`there is no folder '${FOLDER}'`);
    at = above;
  }
}

/** Runs a program to its end. `text` is standard output, or standard error if it failed. */
function runIn(
  host: Host,
  cwd: string,
  program: string,
  args: readonly string[],
  input: string,
): Promise<{ readonly code: number; readonly text: string }> {
  return new Promise((resolve) => {
    const env = { ...host.env, NODE_ENV: 'production' };
    const child = spawn(program, args, { cwd, env });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      err += chunk;
    });
    // A child that ends without reading its input is judged by its exit code.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => resolve({ code: 1, text: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, text: code === 0 ? out : err }));
    child.stdin.end(input);
  });
}
