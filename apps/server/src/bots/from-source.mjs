// Only where the server runs from its source: a bot thread cannot load TypeScript by itself, and does not get the
// loader of the process that started it.
import { workerData } from 'piscina';
import { register } from 'tsx/esm/api';

register();

/** @type {{ default: (task: unknown) => unknown }} */
const worker = await import(workerData.module);
export default worker.default;
