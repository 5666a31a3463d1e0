import { Problem } from '../core/problem.ts';
import { encode } from './encoding.ts';
import type { RoomView, Watcher } from './room-view.ts';
import { mayCome } from './seats.ts';

/** What showing people out needs of a room. */
interface GuardedRoom extends RoomView {
  readonly bans: ReadonlySet<string>;
  leave(watcher: Watcher): void;
}

/** Rooms that are showing people out: each who leaves has the room look again. */
const busy = new WeakSet<GuardedRoom>();

/** Shows those out who may not see a table any more, as when it became private. */
export function showOut(room: GuardedRoom): void {
  if (room.table.visibility !== 'private') return;
  room.afterDurable((error) => {
    if (error || busy.has(room)) return;
    busy.add(room);
    const text = encode({ t: 'problem', table: room.id, problem: new Problem(403, 'private').words });
    for (const watcher of room.watchers) {
      const { listener } = watcher;
      if (mayCome(room, listener.person)) continue;
      room.leave(watcher);
      listener.send(text);
    }
    busy.delete(room);
  });
}
