import { statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Host } from './host.ts';
import { Failure } from './host.ts';

/** @throws {Failure} saying why the file cannot be read */
export async function readText(host: Host, file: string): Promise<string> {
  try {
    return await readFile(resolve(host.cwd, file), 'utf8');
  } catch (error) {
    throw new Failure(`can't read '${file}': ${reason(error)}`);
  }
}

/** Writes a file, over one of that name. @throws {Failure} */
export async function writeText(place: Pick<Host, 'cwd'>, file: string, text: string): Promise<void> {
  try {
    await writeFile(resolve(place.cwd, file), text);
  } catch (error) {
    throw new Failure(`can't write '${file}': ${reason(error)}`);
  }
}

/** Makes a folder unless it is there. @throws {Failure} */
export async function makeFolder(host: Host, folder: string): Promise<void> {
  try {
    await makeAll(resolve(host.cwd, folder));
  } catch (error) {
    throw new Failure(`can't make the folder '${folder}': ${reason(error)}`);
  }
}

/** Node's own recursive `mkdir` never comes back where a file system such as /proc refuses. */
async function makeAll(folder: string): Promise<void> {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) await makeAll(dirname(folder));
  try {
    await mkdir(folder);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'a file of that name is in the way',
  EROFS: 'it is on a file system that can only be read',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** What went wrong with a file, for people. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REASONS[code] ?? error.message;
}
