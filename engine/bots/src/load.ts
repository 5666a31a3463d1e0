import type { Bot } from './bot.ts';
import { readBotName } from './bot-names.ts';

/**
 * Loads the bot with a name, as `botNamed` returns it, and no other: a page then loads the search only for a bot that searches.
 * @throws {BotError} listing the names
 */
export async function loadBotNamed(name: string): Promise<Bot> {
  const named = readBotName(name);
  switch (named.kind) {
    case 'random':
      return (await import('./random.ts')).randomBot;
    case 'greedy':
      return (await import('./greedy.ts')).greedyBot;
    case 'playout':
      return (await import('./playout.ts')).playoutBot(name, named.budget);
  }
}
