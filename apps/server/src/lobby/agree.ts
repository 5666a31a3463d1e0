import { type AgreeTo, type Me, MOST_LEFT, type Proposal } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import { listOwned } from '../rooms/breaking-off.ts';
import { change } from '../rooms/clock-duty.ts';
import type { Room } from '../rooms/room.ts';
import { listPlayers, requireOpen, seatOf } from '../rooms/seats.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Somebody who plays agrees to a proposal, or takes that back. Once all who play have agreed, it is done. A new proposal
 * replaces the one before.
 * @throws {Problem} if the table has no clock, the person does not play, or somebody would have too much time
 */
export async function agree(room: Room, me: Me, { proposal, agreed }: AgreeTo): Promise<void> {
  requireOpen(room.table);
  const { clocks } = room;
  if (!clocks) throw new Problem(409, 'noClock');
  if (!clocks.row) throw new Problem(409, 'notStarted');
  const players = listPlayers(room);
  const seat = seatOf(room, me.id);
  if (seat === null || !players.includes(seat)) throw new Problem(409, 'notSeated');
  const { agreement } = clocks.row;
  const isSame = agreement !== null && JSON.stringify(agreement.proposal) === JSON.stringify(proposal);
  if (!agreed && !isSame) return room.durable();
  if (agreed && proposal.kind === 'extend' && clocks.wouldOverflow(proposal.ms))
    throw new Problem(409, 'clockFull', { days: MOST_LEFT / DAY });
  const others = (isSame ? agreement.seats : []).filter((each) => each !== seat);
  const seats = agreed ? [...others, seat] : others;
  // What the others lose by it is theirs to decide, also while a bot plays for them.
  const needed = proposal.kind === 'abandon' && room.table.rated ? listOwned(room) : players;
  if (agreed && proposal.kind === 'abandon') requireCompany(room);
  if (!needed.every((each) => seats.includes(each))) {
    clocks.setAgreement(seats.length === 0 ? null : { proposal, seats });
    return room.storeClocks();
  }
  clocks.setAgreement(null);
  await carryOut(room, proposal);
  await room.storeClocks();
}

/** Else somebody would have a result against bots only where they win. @throws {Problem} if nobody else has a part in a rated match */
function requireCompany(room: Room): void {
  if (room.table.rated && listOwned(room).length < 2) throw new Problem(409, 'endAlone');
}

async function carryOut(room: Room, proposal: Proposal): Promise<void> {
  if (proposal.kind !== 'extend') return change(room, proposal);
  const extension = {
    kind: 'clock',
    seat: null,
    change: 'extend',
    ms: proposal.ms,
    reason: 'agreed',
  } as const;
  await change(room, extension, () => room.clocks?.extend(proposal.ms));
}
