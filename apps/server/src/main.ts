import { runUntilStopped } from './run.ts';

process.exit(await runUntilStopped(process.env));
