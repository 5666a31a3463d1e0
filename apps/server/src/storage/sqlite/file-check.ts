import { closeSync, mkdirSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../../config/settings.ts';
import { StorageError } from '../store.ts';
import { sqliteCode } from './driver/port.ts';
import { isOpenHere } from './identity.ts';

/** SQLite's `application_id` of a Durbar data file: `DURB` in ASCII. */
export const APPLICATION_ID = 0x44555242;

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
const APPLICATION_ID_AT = 68;

/**
 * Checks the data file before SQLite opens it, without changing it. Creates its folder if missing.
 * @returns its size in bytes; 0 if it does not exist yet
 * @throws {StartupError} if it is not a Durbar data file, or cannot be read
 */
export function checkDataFile(file: string): number {
  try {
    makeFolder(dirname(resolve(file)));
  } catch (error) {
    throw new StartupError(`The folder of the data file ${file} cannot be created: ${reason(error)}.`);
  }
  return checkExisting(file);
}

/** Node's own recursive `mkdir` never returns on file systems that refuse, such as /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

/** Like `checkDataFile`, but creates no folder. */
export function checkExisting(file: string): number {
  const info = look(file);
  if (!info || (info.isFile() && info.size === 0)) return 0;
  if (!info.isFile()) throw new StartupError(`${file} is not a file, so it cannot be the data file.`);
  if (isOpenHere(file)) return info.size;
  const header = readHeader(file);
  if (info.size < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new StartupError(
      `${file} is damaged or not a Durbar data file; it was not changed. Restore a backup, or name another file in DURBAR_DATA.`,
    );
  if (header.readUInt32BE(APPLICATION_ID_AT) !== APPLICATION_ID)
    throw new StartupError(
      `${file} is a database of another program; it was not changed. Name another file in DURBAR_DATA.`,
    );
  return info.size;
}

function look(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw new StartupError(`The data file ${file} cannot be reached: ${reason(error)}.`);
  }
}

/** Turns an error of the server's first reads and writes into a `StartupError` if the data file or the disk caused it. */
export function blameFile(error: unknown, file: string): unknown {
  const cause = error instanceof StorageError ? error.cause : error;
  if (!(sqliteCode(cause) !== null || cause instanceof SyntaxError)) return error;
  return new StartupError(`The data file ${file} cannot be used: ${reason(cause)}.`);
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  try {
    const handle = openSync(file, 'r');
    try {
      readSync(handle, header, 0, HEADER_BYTES, 0);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new StartupError(`The data file ${file} cannot be read: ${reason(error)}.`);
  }
  return header;
}

/** A short reason for an error with a file. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = sqliteCode(error) ?? ('code' in error && typeof error.code === 'string' ? error.code : '');
  const known = REASONS.find(([start]) => code.startsWith(start));
  return known ? known[1] : error.message;
}

const REASONS: readonly (readonly [string, string])[] = [
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['ENOENT', 'files cannot be created there'],
  ['EROFS', 'the file system is read-only'],
  ['ENOTDIR', 'part of its path is a file, not a folder'],
  ['EEXIST', 'part of its path is a file, not a folder'],
  ['ENOSPC', 'the disk is full'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['ELOOP', 'its links lead in a circle'],
  ['SQLITE_READONLY', 'it is read-only'],
  ['SQLITE_CANTOPEN', 'it or its folder cannot be written to'],
  ['SQLITE_FULL', 'the disk is full'],
  ['SQLITE_CORRUPT', 'it is damaged'],
  ['SQLITE_NOTADB', 'it is damaged'],
  ['SQLITE_IOERR', 'the disk or its file system fails'],
];
