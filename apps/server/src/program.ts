import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* The server's own files: beside the bundled program in dist/, or in the source tree. */

const here = new URL(import.meta.url);
const isSource = here.pathname.endsWith('.ts');

/** The module that bot threads run. */
export const botWorker = new URL(isSource ? './bot-worker.ts' : './bot-worker.js', here);

/** The folder of the built page. */
export const webDir = fileURLToPath(new URL(isSource ? '../../../dist/web/' : '../web/', here));

/**
 * Identifies the build: a hash of the program file. When the server runs from source, that is this file alone, so changes in
 * other files go unnoticed.
 */
export function buildId(): string {
  return createHash('sha256').update(readFileSync(here, 'utf8')).digest('hex').slice(0, 12);
}
