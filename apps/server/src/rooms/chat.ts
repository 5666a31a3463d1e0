import { LIMITS } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import { seatOf } from '../storage/rows.ts';
import type { ChatLine } from './messages.ts';
import type { Room } from './room.ts';

/**
 * Says something at a table; those in the room hear it, and `done` is called, once it is durable.
 * @throws {Problem} if the speaker is muted, or only looks on
 */
export async function say(room: Room, person: string, text: string, done: () => void): Promise<void> {
  const { context } = room;
  const seat = seatOf(room, person);
  if (seat === null && room.table.host !== person) throw new Problem(403, 'notSeated');
  if (seat !== null && room.seats[seat]?.muted === true) throw new Problem(403, 'muted');
  const me = await context.people.me(person, 'en');
  const line: ChatLine = {
    n: (room.chat.at(-1)?.n ?? 0) + 1,
    person,
    seat,
    name: me.name,
    text,
    at: context.now(),
  };
  room.chat.push(line);
  if (room.chat.length > LIMITS.chatKept) room.chat.shift();
  await room.save([context.people.keep(me), context.logs.say(room.id, line)]);
  room.publisher.say(line);
  done();
}
