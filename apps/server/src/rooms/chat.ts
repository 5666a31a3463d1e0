import type { Refusal, Seat } from '@durbar/kernel';
import { REACTION_PAUSE_MS, reactionOf, readChatText } from '@durbar/protocol';
import type { Room } from './room.ts';
import { seatOf } from './seats.ts';

/** A chat line as its author's page sent it. */
export interface Said {
  /** Made by the page: the same line sent again is kept once. */
  readonly id: string;
  readonly text: string;
  readonly reaction?: string | undefined;
}

/**
 * Adds a chat line to a table. Once it is durable, it is sent to the watchers.
 * @returns why it is not added; null if it is, or was before
 * @throws {StorageError} if it could not be stored
 */
export async function say(room: Room, person: string, said: Said): Promise<Refusal | null> {
  const { people, now } = room.context;
  const me = await people.me(person, 'en');
  const command = `${person}/${said.id}`;
  if (room.hasSaid(command)) {
    await room.durable();
    return null;
  }
  const read = readChatText(said.text);
  if ('refusal' in read) return { clause: 'table', ...read.refusal };
  const seat = seatOf(room, person);
  const silenced = whySilent(room, person, seat);
  if (silenced !== null) return { clause: 'table', key: silenced };
  // A reaction of an unknown kind is kept as an ordinary line, with the author's text.
  const reaction = reactionOf(said);
  if (reaction !== null && !mayReact(room, person))
    return {
      clause: 'table',
      key: 'refusal.reactionSoon',
      values: { seconds: REACTION_PAUSE_MS / 1000 },
    };
  const n = (room.chat.at(-1)?.n ?? 0) + 1;
  const line = {
    n,
    person,
    seat,
    // Somebody who came by a return link writes as the seat's person.
    name: (seat === null ? undefined : room.names.get(room.seats[seat]?.person ?? '')) ?? me.name,
    text: read.text,
    at: Math.max(now(), room.chat.at(-1)?.at ?? 0),
    ...(reaction !== null && { reaction }),
  };
  await room.submit([people.addChange(me), { kind: 'add chat', table: room.id, line, command }], false);
  room.publisher.chat(line);
  return null;
}

/** Why a person may not write at the table, as a key of a problem; null if they may. */
function whySilent(room: Room, person: string, seat: Seat | null): string | null {
  if (seat === null && room.table.host !== person) return 'problem.notSeated';
  if (room.context.suspensions.has(person)) return 'problem.suspended';
  const isMuted = seat !== null && room.seats[seat]?.muted === true;
  return isMuted || room.bans.has(person) ? 'problem.muted' : null;
}

/** Whether a person's last reaction at the table is long enough ago; if so, one is noted now. */
function mayReact({ reactedAt, context }: Room, person: string): boolean {
  const now = context.elapsed();
  if (now - (reactedAt.get(person) ?? -Infinity) < REACTION_PAUSE_MS) return false;
  reactedAt.set(person, now);
  return true;
}
