// Starts the simulation thread when the command line runs from source: a thread does not get the TypeScript loader of the
// process that started it.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
