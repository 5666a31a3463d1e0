import { run } from './ops/run.ts';

process.exit(await run(process.env));
