import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { decodeText } from '@durbar/kernel';
import type { CommandEnvironment } from './environment.ts';
import { Failure } from './environment.ts';

/** @throws {Failure} saying why the file cannot be read */
export async function readText(environment: CommandEnvironment, file: string): Promise<string> {
  try {
    return decodeText(await readFile(resolve(environment.cwd, file)));
  } catch (error) {
    throw new Failure(`can't read '${file}': ${reason(error)}`);
  }
}

/**
 * The files that arguments name. A pattern that the shell has left as it is, as on Windows, stands for the files of its
 * folder that match: `*` is any text, `?` any character, both in the last part of the path only.
 * @throws {Failure} if no file matches a pattern
 */
export async function listFiles(
  environment: Pick<CommandEnvironment, 'cwd'>,
  named: readonly string[],
): Promise<string[]> {
  const lists = await Promise.all(named.map((name) => matchingFiles(environment.cwd, name)));
  return lists.flat();
}

async function matchingFiles(cwd: string, name: string): Promise<string[]> {
  const pattern = name.split(PATH_SEPARATOR).at(-1) ?? '';
  if (!/[*?]/.test(pattern) || existsSync(resolve(cwd, name))) return [name];
  const folder = name.slice(0, name.length - pattern.length);
  const text = pattern
    .replaceAll(/[\\^$+.()|[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  // As in a shell, a pattern means no hidden files unless it says so.
  const matches = new RegExp(`^${/^[*?]/.test(pattern) ? '(?!\\.)' : ''}${text}$`, 's');
  const names = await readdir(resolve(cwd, folder)).catch((error: unknown) => {
    throw new Failure(`can't read '${name}': ${reason(error)}`);
  });
  const found = names.filter((each) => matches.test(each)).toSorted();
  if (found.length === 0) throw new Failure(`can't read '${name}': no file matches`);
  return found.map((each) => join(folder, each));
}

const PATH_SEPARATOR = process.platform === 'win32' ? /[\\/]/ : '/';

/** Writes a file, replacing one of the same name. @throws {Failure} */
export async function writeText(
  environment: Pick<CommandEnvironment, 'cwd'>,
  file: string,
  text: string,
): Promise<void> {
  try {
    await writeFile(resolve(environment.cwd, file), text);
  } catch (error) {
    throw new Failure(`can't write '${file}': ${reason(error)}`);
  }
}

/** Creates a folder and its parents if they are missing. @throws {Failure} */
export async function makeFolder(environment: CommandEnvironment, folder: string): Promise<void> {
  try {
    await makeAll(resolve(environment.cwd, folder));
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
