import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StartupError } from '../../config/settings.ts';
import { copyTo } from './backup.ts';
import type { Connection } from './driver/port.ts';

const ENDING = '.rescued';

/** Writes what a removed data file holds into a new file beside it: it is lost once the process closes it. @returns the new file */
export function rescue(connection: Connection, file: string): string {
  let to = file + ENDING;
  for (let n = 2; existsSync(to); n++) to = `${file}${ENDING}-${n}`;
  copyTo(connection, to);
  return to;
}

/** @throws {StartupError} if the data file is missing, but what it held was rescued */
export function refuseIfRescued(file: string): void {
  const start = basename(file) + ENDING;
  const newest = readdirSync(dirname(resolve(file)))
    .filter((name) => name.startsWith(start))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .at(-1);
  if (newest !== undefined)
    throw new StartupError(
      `The data file ${file} is missing. ${join(dirname(file), newest)} has what it held when it was removed: rename it to continue with it, or move it away to start with an empty file.`,
    );
}
