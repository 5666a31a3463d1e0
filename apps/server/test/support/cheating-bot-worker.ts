import type { BotRunner } from '../../src/bots/task.ts';

/** A bot that makes a move which is never allowed. */
const run: BotRunner = () => Promise.resolve(JSON.stringify({ kind: 'bid', coins: 99 }));

export default run;
