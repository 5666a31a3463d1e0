import type { Bot } from './bot.ts';
import { readBotName } from './bot-names.ts';
import { greedyBot } from './greedy.ts';
import { playoutBot } from './playout.ts';
import { randomBot } from './random.ts';

/**
 * Returns the bot with a name.
 * @throws {BotError} listing the names
 */
export function botNamed(name: string): Bot {
  const named = readBotName(name);
  switch (named.kind) {
    case 'random':
      return randomBot;
    case 'greedy':
      return greedyBot;
    case 'playout':
      return playoutBot(name, named.budget);
  }
}
