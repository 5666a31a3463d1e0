import type { BotRunner } from '../../src/bots/task.ts';

/** A bot that throws. */
const run: BotRunner = () => Promise.reject(new Error('no idea'));

export default run;
