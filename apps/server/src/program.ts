import { fileURLToPath } from 'node:url';

/* Where things lie: beside the bundled program in dist/, or in the source tree. */

const here = new URL(import.meta.url);
const isSource = here.pathname.endsWith('.ts');

/** The module that bot threads run. */
export const botWorker = new URL(isSource ? './bot-worker.ts' : './bot-worker.js', here);

/** The folder of the built page. */
export const webDir = fileURLToPath(new URL(isSource ? '../../../dist/web/' : '../web/', here));

/** The program itself. */
export const program = here;
