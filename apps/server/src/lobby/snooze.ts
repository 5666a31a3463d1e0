import type { Me } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import { SNOOZE_MS } from '../rooms/notice-changes.ts';
import type { Room } from '../rooms/room.ts';

/**
 * Has a person who must decide told again in an hour, instead of what they wished before.
 * @returns the instant
 * @throws {Problem} if it is not their turn, if their time ends before, or if they have no channel
 */
export async function snooze(room: Room, me: Me): Promise<number> {
  const { context, match } = room;
  await room.notices.hold(me.id);
  const seat = room.seats.findIndex(({ person }) => person === me.id);
  if (seat < 0) throw new Problem(409, 'notSeated');
  const isAsked = match?.awaiting().some((each) => each.seat === seat && each.control === 'person') ?? false;
  if (!isAsked) throw new Problem(409, 'notAsked');
  const due = context.now() + SNOOZE_MS;
  const deadline = room.clocks?.findMarks(seat)?.deadline ?? null;
  if (deadline !== null && deadline <= due) throw new Problem(409, 'snoozeLate');
  if (!context.personChannels.isReachable(me.id)) throw new Problem(409, 'noChannel');
  await room.submit(room.notices.snooze(seat, due));
  return due;
}
