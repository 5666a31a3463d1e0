import { Problem } from '../core/problem.ts';
import type { Room } from './room.ts';
import { seatOf } from './seats.ts';

/**
 * Adds a chat line to a table. Once it is durable, it is sent to the watchers and `done` is called.
 * @throws {Problem} if the person is muted or a spectator
 */
export async function say(room: Room, person: string, text: string, done: () => void): Promise<void> {
  const { people, now } = room.context;
  const seat = seatOf(room, person);
  if (seat === null && room.table.host !== person) throw new Problem(403, 'notSeated');
  if (seat !== null && room.seats[seat]?.muted === true) throw new Problem(403, 'muted');
  const me = await people.me(person, 'en');
  const n = (room.chat.at(-1)?.n ?? 0) + 1;
  const line = { n, person, seat, name: me.name, text, at: Math.max(now(), room.chat.at(-1)?.at ?? 0) };
  await room.submit([people.keep(me), { kind: 'add chat', table: room.id, line }]);
  room.publisher.chat(line);
  done();
}
