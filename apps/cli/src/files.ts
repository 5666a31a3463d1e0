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

/** Writes a file, replacing one of the same name. @throws {Failure} */
export async function writeText(host: Pick<Host, 'cwd'>, file: string, text: string): Promise<void> {
  try {
    await writeFile(resolve(host.cwd, file), text);
  } catch (error) {
    throw new Failure(`can't write '${file}': ${reason(error)}`);
  }
}

/** Creates a folder and its parents if they are missing. @throws {Failure} */
export async function makeFolder(host: Host, folder: string): Promise<void> {
  try {
    await makeAll(resolve(host.cwd, folder));
  } catch (error) {
    throw new Failure(`can't create the folder '${folder}': ${reason(error)}`);
  }
}

/** Node's own recursive `mkdir` never returns on a file system that refuses, such as /proc. */
async function makeAll(folder: string): Promise<void> {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) await makeAll(dirname(folder));
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file of that name exists',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** A readable reason for a failed file operation. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REASONS[code] ?? error.message;
}
