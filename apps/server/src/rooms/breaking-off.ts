import { type Refusal, type Seat, seatOf, type Viewer } from '@durbar/kernel';
import { FORMER_PERSON } from '../storage/rows.ts';
import type { Room } from './room.ts';

/** Somebody who asked for the end of a rated match without a result. It counts until the turn ends. */
interface EndVote {
  readonly person: string;
  readonly turn: number;
}

/** Of each table; after a restart people ask again. */
const votes = new WeakMap<Room, Map<Seat, EndVote>>();

/**
 * Seats whose people have not given them up, also while a bot plays there. In a rated match nobody but all of them together may decide
 * that there is no result, and nobody alone against bots.
 */
export function listOwned({ seats }: Pick<Room, 'seats'>): Seat[] {
  return seats.flatMap(({ kind, person }, seat) =>
    kind === 'person' && person !== null && person !== FORMER_PERSON ? [seat] : [],
  );
}

/**
 * Notes that somebody wants the match to end without a result.
 * @returns why it does not end yet; null if it does
 */
export function voteForEnd(room: Room, viewer: Viewer, isHost: boolean): Refusal | null {
  const { seats, table, match } = room;
  const seat = seatOf(viewer);
  const owned = table.rated ? listOwned(room) : [];
  const isAlone = owned.every((each) => each === seat);
  if (isAlone && !isHost) return refuse('notHost');
  // Else they would have a result against bots only where they win.
  if (isAlone)
    return owned.length > 0 && seats.some(({ kind }) => kind === 'bot') ? refuse('endCounts') : null;
  const person = seat === null ? null : (seats[seat]?.person ?? null);
  if (!isHost && person === null) return refuse('notHost');
  const turn = match?.turn ?? 0;
  const given = votes.get(room) ?? new Map<Seat, EndVote>();
  votes.set(room, given);
  if (seat !== null && person !== null) given.set(seat, { person, turn });
  const count = owned.filter((each) => {
    const vote = given.get(each);
    return vote?.person !== seats[each]?.person || vote?.turn !== turn;
  }).length;
  return count === 0 ? null : refuse('endTogether', { count });
}

function refuse(key: string, values?: { readonly count: number }): Refusal {
  return { clause: 'table', key: `refusal.${key}`, ...(values && { values }) };
}
