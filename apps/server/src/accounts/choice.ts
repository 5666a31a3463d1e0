import type { Me } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import type { Signer } from '../identity/tokens.ts';
import { moveTraces } from '../lobby/move-traces.ts';
import { moveChannels } from '../notices/move-channels.ts';
import type { RatingKeeper } from '../ratings/keeper.ts';
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

/** The number of a guest's games: tables where they have a seat, or had one until somebody else sat down there. */
export async function countGames({ store }: ServerContext, guest: string): Promise<number> {
  let games = 0;
  for (const id of await store.listTracesOf(guest)) {
    const stored = await store.findTable(id);
    const isSeated =
      stored && (seatOf(stored, guest) !== null || stored.seats.some((row) => row.freed === guest));
    if (isSeated || (await store.people.hasLeft(id, guest, null))) games++;
  }
  return games;
}

/** What a guest's belongings are moved with. */
interface Moving {
  readonly context: ServerContext;
  readonly rooms: Rooms;
  readonly ratings: RatingKeeper;
}

/**
 * Gives a person all that a guest has: seats, results, ratings, whom they have blocked, channels. Whatever is done is not done
 * again by another call, which goes on where the server was killed.
 * @returns tables where the guest keeps the seat: the person takes part themselves, or may not
 */
export async function takeAlong(
  { context, rooms, ratings }: Moving,
  guest: string,
  person: Me,
): Promise<string[]> {
  const { blocks, suspensions, writer, now } = context;
  await ratings.move(guest, person.id);
  await blocks.copy(guest, person.id);
  if (suspensions.has(guest)) await suspensions.put(person.id, now());
  await writer.writeRows([{ kind: 'move reports', from: guest, to: person.id }]);
  const left = await moveTraces(context, rooms, guest, person);
  await moveChannels(context, guest, person.id);
  // A match of the guest may have ended meanwhile.
  await ratings.move(guest, person.id);
  return left;
}
