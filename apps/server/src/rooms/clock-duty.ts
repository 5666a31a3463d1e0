import type { Seat } from '@durbar/kernel';
import type { CommandAction, KeeperAction } from '@durbar/table';
import type { TableDue } from '../clocks/table-clocks.ts';
import { randomToken } from '../identity/tokens.ts';
import { callBot } from './play.ts';
import type { Room } from './room.ts';
import { chooseStandIn } from './stand-in.ts';

/** Tasks to do for one table in a row, before other tables come first. */
const AT_ONCE = 20;

/**
 * Does what is due about the clocks of a table: days of vacation that begin, clocks that have run out. Afterwards the stored
 * deadline is that of what comes next.
 * @throws {StorageError} if something could not be stored
 */
export async function attendClocks(room: Room): Promise<void> {
  const { clocks, context } = room;
  if (!clocks) return;
  if (room.match && !room.damage) {
    await noteOutages(room);
    for (const seat of clocks.listUnfinished(room.match)) await decideAbout(room, seat);
    for (let done = 0; done < AT_ONCE; done++) {
      const due = clocks.findDue();
      if (!due || due.at > context.now()) break;
      await (due.kind === 'vacation' ? spendDay(room, due) : timeOut(room, due.seat));
    }
  }
  await room.storeClocks();
}

/** Has the log say that an outage was given back. */
async function noteOutages(room: Room): Promise<void> {
  const ms = room.clocks?.takeGivenBack() ?? 0;
  if (ms === 0 || room.match?.status !== 'running') return;
  await change(room, { kind: 'clock', seat: null, change: 'giveBack', ms, reason: 'downtime' });
}

const DAY = 24 * 60 * 60_000;

async function spendDay(room: Room, { seat, at }: TableDue): Promise<void> {
  const person = room.seats[seat]?.person ?? null;
  if (person === null) return;
  await room.context.personClocks.spendDay(person, at);
  await change(room, { kind: 'clock', seat, change: 'vacation', ms: DAY, reason: 'automatic' });
}

async function timeOut(room: Room, seat: Seat): Promise<void> {
  await change(room, { kind: 'timeout', seat }, () => room.clocks?.expire(seat));
  await decideAbout(room, seat);
}

/** Carries out what the table has chosen for a person whose clock has run out. */
async function decideAbout(room: Room, seat: Seat): Promise<void> {
  if (room.clocks?.settings.atZero === 'bot') {
    const bot = await chooseStandIn(room, seat);
    // They may have played meanwhile.
    if (room.isOutOfTime(seat)) await callBot(room, seat, bot, 'timeout');
  } else if (room.clocks?.settings.atZero === 'end') await change(room, { kind: 'resign' }, undefined, seat);
}

/**
 * Gives the match a command of the table. Refused, as after very many, it leaves no entry; the clocks are changed all the same.
 * @param also changes the clocks, in the same commit
 */
export function change(
  room: Room,
  act: CommandAction | KeeperAction,
  also?: () => void,
  seat: Seat | null = null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    room.command(
      (match, elapsed) => {
        const result = match.command({ id: `clock-${randomToken(9)}`, seat, act }, elapsed);
        also?.();
        return result;
      },
      (error) => (error ? reject(error) : resolve()),
      true,
    );
  });
}
