import { fileURLToPath } from 'node:url';

/** The root of the repository. Node builtins only: `npm start` reads it before `npm ci`. */
export const root = fileURLToPath(new URL('..', import.meta.url));
