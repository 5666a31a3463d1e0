import type { Seat } from '@durbar/kernel';
import type { Companion, Invite, Me } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import type { HourlyLimit } from '../core/hourly-limit.ts';
import { Problem } from '../core/problem.ts';
import { readTableCode } from '../rooms/info.ts';
import { putNotice } from '../rooms/notice-changes.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { findGuest, isPending, mayCome, seatOf } from '../rooms/seats.ts';
import type { InvitationRow } from '../storage/rows.ts';
import type { RowChange } from '../storage/store.ts';
import { requireHost, requireNotBanned, requireNotBegun } from './requirements.ts';

/** Invitations that one person may send within an hour. */
export const HOURLY_INVITATIONS = 30;

/** Whether one of two people has blocked the other. */
export function isBlockBetween(
  { blocks }: Pick<ServerContext, 'blocks'>,
  one: string,
  other: string,
): boolean {
  return blocks.has(one, other) || blocks.has(other, one);
}

/** People who have sat at a table with a person, the last first, but for those who want nothing to do with each other. */
export async function listCompanions(context: ServerContext, { id }: Me): Promise<Companion[]> {
  const all = await context.store.listCompanions(id);
  return all.filter((each) => !isBlockBetween(context, id, each.id));
}

/**
 * Checks whether one person may invite another. The only place that decides it, whatever the page offers.
 * @throws {Problem} if they have not played with each other, or one has blocked the other; which of these, nobody learns
 */
async function requireInvitable(context: ServerContext, inviter: Me, person: string): Promise<void> {
  const known = await listCompanions(context, inviter);
  if (!known.some(({ id }) => id === person)) throw new Problem(403, 'notInvitable');
}

/** The host invites a person to a free seat, and they are told. @throws {Problem} if that is not possible */
export async function invite(
  room: Room,
  me: Me,
  { person, seat }: Invite,
  limit: HourlyLimit,
): Promise<void> {
  requireHost(room, me);
  requireNotBegun(room);
  const row = room.seats[seat];
  if (!row) throw new Problem(404, 'noSuchSeat');
  const before = room.invitations.get(person);
  if (before && isPending(room.table, before) && before.seat === seat) return room.durable();
  if (row.kind !== 'empty' || findGuest(room, seat)) throw new Problem(409, 'seatTaken');
  if (before?.state === 'declined') throw new Problem(409, 'hasDeclined');
  if (seatOf(room, person) !== null || isPending(room.table, before)) throw new Problem(409, 'alreadyHere');
  const { context } = room;
  if (room.bans.has(person)) throw new Problem(403, 'notInvitable');
  await requireInvitable(context, me, person);
  if (!limit.allows(me.id)) throw new Problem(429, 'tooManyInvitations');
  const named = await context.people.names([person]);
  room.learnNames(named);
  await room.submit([
    context.people.addChange(me),
    ...(await invitationChanges(room.context, room.id, { person, by: me.id, seat })),
  ]);
  room.seatsChanged();
}

/** The changes that invite a person to a seat and have them told, by the channels that they have chosen. */
export async function invitationChanges(
  { personChannels, now }: Pick<ServerContext, 'personChannels' | 'now'>,
  table: string,
  invited: Pick<InvitationRow, 'person' | 'by' | 'seat'>,
): Promise<RowChange[]> {
  const at = now();
  const { person } = invited;
  const channels = (await personChannels.list(person)).filter(({ state }) => state === 'on');
  const subject = { table, kind: 'invitation', turn: String(at), due: at, until: null } as const;
  return [
    { kind: 'put invitation', table, row: { ...invited, state: 'sent', at } },
    ...channels.map((channel) => putNotice(channel, subject, at)),
  ];
}

/** The host withdraws an invitation that was not answered. */
export async function withdraw(room: Room, me: Me, person: string): Promise<void> {
  requireHost(room, me);
  const row = room.invitations.get(person);
  if (!isPending(room.table, row)) throw new Problem(404, 'notInvited');
  await room.submit([putState(room, row, 'withdrawn')]);
  room.seatsChanged();
}

/** A person declines the invitation that they were sent. */
export async function decline(room: Room, me: Me): Promise<void> {
  const row = room.invitations.get(me.id);
  if (row?.state === 'declined') return room.durable();
  if (!isPending(room.table, row)) throw new Problem(404, 'notInvited');
  await room.submit([putState(room, row, 'declined')]);
  room.seatsChanged();
}

/** The change by which an invitation is accepted when its person sits down, wherever they do. */
export function acceptance(room: Room, me: Me): RowChange[] {
  const row = room.invitations.get(me.id);
  return row && row.state !== 'accepted' ? [putState(room, row, 'accepted')] : [];
}

/** The change by which a seat is no longer kept for whoever was invited to it. */
export function releaseSeat(room: Room, seat: Seat): RowChange[] {
  const row = findGuest(room, seat);
  return row ? [putState(room, row, 'withdrawn')] : [];
}

/** The change by which a person is not invited any more. */
export function retraction(room: Room, person: string): RowChange[] {
  const row = room.invitations.get(person);
  return isPending(room.table, row) ? [putState(room, row, 'withdrawn')] : [];
}

function putState({ id, context }: Room, row: InvitationRow, state: InvitationRow['state']): RowChange {
  return { kind: 'put invitation', table: id, row: { ...row, state, at: context.now() } };
}

/** Lets a person come to the private table whose host gave them the code of its link. @returns the table's id */
export async function useTableCode(
  context: ServerContext,
  rooms: Rooms,
  me: Me,
  code: string,
): Promise<string> {
  const table = readTableCode(context.signer, code);
  if (table === null) throw new Problem(404, 'code');
  return rooms.use(table, async (room) => {
    if (mayCome(room, me.id)) return table;
    requireNotBanned(room, me);
    const row: InvitationRow = {
      person: me.id,
      by: room.table.host,
      seat: null,
      state: 'linked',
      at: context.now(),
    };
    await room.submit([context.people.addChange(me), { kind: 'put invitation', table, row }]);
    return table;
  });
}
