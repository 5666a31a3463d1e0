// Used only when the server runs from source: a bot thread cannot load TypeScript by itself and does not inherit the
// loader of its process.
import { workerData } from 'piscina';
import { register } from 'tsx/esm/api';

register();

/** @type {{ default: (task: unknown) => unknown }} */
const worker = await import(workerData.module);
export default worker.default;
