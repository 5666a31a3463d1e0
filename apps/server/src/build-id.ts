import { readFileSync } from 'node:fs';
import { hashOf } from './identity/tokens.ts';

/**
 * Tells makes of the server apart: a hash of the program file. Run from source that is this file alone, so there
 * changes in other files go unnoticed.
 */
export function buildId(program: URL): string {
  return hashOf(readFileSync(program, 'utf8')).slice(0, 12);
}
