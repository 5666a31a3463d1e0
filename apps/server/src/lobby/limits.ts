import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { countOwn, isBotsOnly, MAX_BOT_TABLES } from '../rooms/bot-tables.ts';
import type { Rooms } from '../rooms/rooms.ts';

/**
 * Checks whether a host may start another match that only bots play.
 * @throws {Problem} if the maximum number is running already
 */
export function checkBotTables(context: ServerContext, rooms: Rooms, host: string): void {
  const running = [...rooms.loaded()].filter((room) => room.match?.status === 'running' && isBotsOnly(room));
  if (countOwn(context, running, host) >= MAX_BOT_TABLES) throw new Problem(429, 'tooManyBotTables');
}
