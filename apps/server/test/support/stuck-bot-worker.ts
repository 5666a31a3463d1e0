import type { BotRunner } from '../../src/bots/task.ts';

/** A bot that never returns. */
const run: BotRunner = () => {
  for (;;);
};

export default run;
