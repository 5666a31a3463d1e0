import type { BotRunner } from '../../src/bots/task.ts';

/** A bot that never comes to an end. */
const run: BotRunner = () => {
  for (;;);
};

export default run;
