import type { Me } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import { sameText } from '../identity/tokens.ts';
import { parseReturnCode, returnCode } from '../rooms/info.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatOf } from '../storage/rows.ts';
import { seatsChanged } from './seats.ts';

/** Lets somebody act for a seat whose return link they have. @returns the table's id */
export async function useReturnCode(rooms: Rooms, me: Me, code: string): Promise<string> {
  const parts = parseReturnCode(code);
  if (!parts) throw new Problem(404, 'code');
  return rooms.use(parts.table, async (room) => {
    const record = room.seats[parts.seat];
    const { signer, tables, people } = room.context;
    if (record?.kind !== 'person') throw new Problem(404, 'code');
    if (!sameText(code, returnCode(signer, room.id, parts.seat, record.salt))) throw new Problem(404, 'code');
    const own = seatOf(room, me.id);
    if (own === parts.seat) return room.id;
    if (own !== null && !room.keys.has(me.id)) throw new Problem(409, 'twoSeats');
    room.keys.set(me.id, parts.seat);
    await room.save([people.keep(me), tables.addKey(room.id, parts.seat, me.id)]);
    seatsChanged(room);
    return room.id;
  });
}
