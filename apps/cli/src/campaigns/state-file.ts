import { readFile, rename, writeFile } from 'node:fs/promises';
import type { z } from 'zod';
import { Failure } from '../environment.ts';

/**
 * Reads the progress that a long test has saved.
 * @returns null if there is no such file
 * @throws {Failure} if the file does not have the format of this test's progress
 */
export async function readState<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const read = schema.safeParse(parseJson(text));
  if (!read.success)
    throw new Failure(`'${file}' was not written by this test; name another folder in --out`);
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Replaces the file atomically: an interrupted write leaves the previous file intact. */
export async function writeState(file: string, state: unknown): Promise<void> {
  await writeFile(`${file}.part`, `${JSON.stringify(state, null, 2)}\n`);
  await rename(`${file}.part`, file);
}
