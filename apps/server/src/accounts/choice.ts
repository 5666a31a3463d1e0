import type { Me } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import type { Signer } from '../identity/tokens.ts';
import { redeemReturnCode } from '../lobby/seats.ts';
import { returnCode } from '../rooms/info.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatOf } from '../rooms/seats.ts';

/** A guest with games has proven to own the account of another person: they choose whom this device belongs to. */
export interface Choice {
  readonly guest: string;
  readonly account: string;
  /** The session of the proof. */
  readonly session: string;
}

const PURPOSE = 'account-choice';
const CHOICE_MS = 10 * 60_000;

export function formatChoice(signer: Signer, { guest, account, session }: Choice, now: number): string {
  const text = `${guest}.${account}.${session}.${now + CHOICE_MS}`;
  return `${text}.${signer.sign(PURPOSE, text)}`;
}

/** @returns null if this server has not offered the choice, or not lately */
export function readChoice(signer: Signer, token: string, now: number): Choice | null {
  const [guest, account, session, until, signature, ...more] = token.split('.');
  if (!guest || !account || !session || until === undefined || !signature || more.length > 0) return null;
  const text = `${guest}.${account}.${session}.${until}`;
  if (!signer.verify(PURPOSE, text, signature) || Number(until) < now) return null;
  return { guest, account, session };
}

/** Tables at which a person has a seat, their own or by a return link. */
async function listSeatedTables({ store }: ServerContext, person: string): Promise<string[]> {
  const found: string[] = [];
  for (const id of await store.listTracesOf(person)) {
    const stored = await store.findTable(id);
    if (stored && (stored.keys.has(person) || stored.seats.some((row) => row.person === person)))
      found.push(id);
  }
  return found;
}

/** The number of a guest's tables. */
export async function countTables(context: ServerContext, guest: string): Promise<number> {
  return (await listSeatedTables(context, guest)).length;
}

/**
 * Lets a person act for all seats of a guest, as by their return links. The seats stay those of the guest.
 * @returns tables where they cannot: they have a seat there themselves, or the seat is gone
 */
export async function takeSeats(
  context: ServerContext,
  rooms: Rooms,
  guest: string,
  person: Me,
): Promise<string[]> {
  const left: string[] = [];
  for (const table of await listSeatedTables(context, guest)) {
    const code = await rooms.use(table, (room) => {
      const seat = seatOf(room, guest);
      const row = seat === null ? undefined : room.seats[seat];
      return seat === null || !row ? null : returnCode(context.signer, table, seat, row.salt);
    });
    try {
      if (code === null) left.push(table);
      else await redeemReturnCode(rooms, person, code);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      left.push(table);
    }
  }
  return left;
}
