import type { Refusal, Seat, Viewer } from '@durbar/kernel';
import type { Answer, Command, CommandAction } from '@durbar/table';
import { Problem } from '../core/problem.ts';
import { randomToken } from '../identity/tokens.ts';
import type { TableRow } from '../storage/rows.ts';
import { isBotAllowed } from './allowed-bots.ts';
import { voteForEnd } from './breaking-off.ts';
import type { Room } from './room.ts';
import type { Done } from './room-view.ts';
import { listPlayers } from './seats.ts';

/** A page's request to a match. */
export interface Request {
  readonly id: string;
  readonly decision?: number | undefined;
  readonly act: CommandAction;
  /** Whether its person's network asks for so much that what it asks for may wait a moment. */
  readonly isBusy: boolean;
}

type Reply = (answer: Answer) => void;

/**
 * Carries out a person's request to the match of a room.
 * @param reply called with the answer once everything that it speaks of is durable
 */
export function act(room: Room, person: string, viewer: Viewer, request: Request, reply: Reply): void {
  const { id, decision } = request;
  const refusal = findRefusal(room, person, viewer, request.act);
  if (!refusal && room.damage) {
    void end(room).then(
      () => reply({ id, ok: true }),
      () => reply(notSaved(id)),
    );
    return;
  }
  if (!refusal) {
    const seat = typeof viewer === 'number' ? viewer : null;
    const command = { id, seat, act: request.act, ...(decision !== undefined && { decision }) };
    return submit(room, command, reply, isMove(request.act) && !request.isBusy);
  }
  room.context.metrics.refused.inc();
  // After the answers to earlier commands, so that answers keep their order.
  room.afterDurable((error) => reply(error ? notSaved(id) : { id, ok: false, refusal }));
}

/** Checks what the match does not check: whether this person may send this command at all. */
function findRefusal(room: Room, person: string, viewer: Viewer, asked: CommandAction): Refusal | null {
  if (!room.canStore) return NOT_SAVED;
  const host = person === room.table.host;
  const stuck = whyStuck(room);
  if (stuck)
    return asked.kind !== 'abandon' ? stuck : host || viewer !== 'spectator' ? null : refuse('spectator');
  if (!room.match) return refuse('notStarted');
  if (asked.kind === 'abandon') return voteForEnd(room, viewer, host);
  const pausing = asked.kind === 'pause' || asked.kind === 'resume';
  if (asked.kind === 'pause' && room.clocks && listPlayers(room).length > 1) return refuse('agreement');
  if (typeof viewer !== 'number') return pausing && host ? null : refuse('spectator');
  if (asked.kind === 'return') return isReplaced(room, viewer) ? refuse('outOfTime') : null;
  return asked.kind === 'takeover' ? whyNoBot(room, asked.seat, asked.bot) : null;
}

/** Why a bot cannot be called for a seat's person. */
function whyNoBot(room: Room, seat: Seat, bot: string): Refusal | null {
  if (!room.seats[seat]) return { clause: 'table', key: 'problem.noSuchSeat' };
  if (!isBotAllowed(bot, room.context.settings.botLimitMs)) return refuse('noBot');
  if (room.table.terms.takeover === 'nobody') return refuse('noTakeover');
  return room.presence.hasVanished(seat) ? null : refuse('notVanished', { seat });
}

/** Whether a bot finishes the turn of a seat's person, who has run out of time. */
function isReplaced(room: Room, seat: Seat): boolean {
  return room.isTakenOver(seat) && room.isOutOfTime(seat);
}

/** Why nobody can play a match on; all that can be asked of it then is its end, by anybody who sits there or the host. */
function whyStuck({ damage, unplayable }: Room): Refusal | null {
  if (damage) return { clause: 'table', key: 'problem.damaged', values: { entry: damage.entry + 1 } };
  return unplayable?.match ? { clause: 'table', key: 'table.noRules' } : null;
}

/** Ends a match whose log is damaged. Only the table's row says so: the log stays as it was found. */
async function end(room: Room): Promise<void> {
  const table: TableRow = {
    ...room.table,
    status: 'abandoned',
    active: [],
    bots: [],
    lastAt: room.context.now(),
  };
  await room.submit([{ kind: 'put table', table }]);
  room.infoChanged();
}

/** Ends a match for the server's owner. @throws {Problem} if it cannot be stored */
export async function closeMatch(room: Room): Promise<void> {
  if (room.damage) return end(room);
  const command = { id: randomToken(9), seat: null, act: { kind: 'abandon' } } as const;
  const { ok } = await new Promise<Answer>((resolve) => submit(room, command, resolve, false));
  if (!ok) throw new Problem(503, 'notSaved');
}

const NOT_SAVED: Refusal = { clause: 'table', key: 'problem.notSaved' };

function refuse(key: string, values?: { seat: Seat }): Refusal {
  return { clause: 'table', key: `refusal.${key}`, ...(values && { values }) };
}

function notSaved(id: string): Answer {
  return { id, ok: false, refusal: NOT_SAVED };
}

/** Whether somebody who plays waits for it. */
function isMove({ kind }: CommandAction): boolean {
  return kind === 'move' || kind === 'undo';
}

/** @param urgent false: it may be stored a moment later, together with other changes */
function submit(room: Room, command: Command, reply: Reply, urgent: boolean): void {
  const { metrics } = room.context;
  const started = performance.now();
  const done: Done = (error, answer, shows) => {
    const ok = answer?.ok === true;
    const outcome = error ? metrics.unsaved : ok ? metrics.accepted : metrics.refused;
    // A changed choice stays a secret here too; what comes twice counts once.
    if (shows || !ok) outcome.inc();
    if (shows && ok && command.act.kind === 'move')
      metrics.moveSeconds.observe((performance.now() - started) / 1000);
    reply(answer ?? notSaved(command.id));
  };
  if (room.unplayable) room.commandWithoutRules(command, done);
  else room.command((match, elapsed) => match.command(command, elapsed), done, urgent);
}

/** Has a bot play for a person, on the server's own authority; `reason` stays in the log. @returns whether it does now */
export function callBot(room: Room, seat: Seat, bot: string, reason?: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (room.botOf(seat) !== null) return resolve(true);
    const why = reason !== undefined && { reason };
    const takeover: CommandAction = { kind: 'takeover', seat, bot, ...why };
    submit(room, { id: randomToken(9), seat: null, act: takeover }, ({ ok }) => resolve(ok), true);
  });
}

/** Plays a bot's move. */
export function botMove(room: Room, seat: Seat, decision: number, move: unknown, done: Done): void {
  room.command((match, elapsed) => match.botMove(seat, decision, move, elapsed), done, false);
}

/** Makes a move of a seat's person that they have planned. Its command is named like any other. */
export function plannedMove(room: Room, seat: Seat, decision: number, move: unknown, done: Done): void {
  const command: Command = { id: randomToken(9), seat, decision, act: { kind: 'move', move } };
  room.command((match, elapsed) => match.command(command, elapsed), done, true);
}

/**
 * Gives a seat back to its person, who has returned while a bot played for them; to a newcomer only if the seat keeps no
 * secret.
 */
export function giveBack(room: Room, seat: Seat): void {
  if (!room.match || room.damage || !room.canStore || !room.isTakenOver(seat)) return;
  if (room.isOutOfTime(seat)) return;
  const { status } = room.match;
  if (status !== 'running' && status !== 'paused') return;
  const isNewcomer = room.isNewcomer(seat);
  if (isNewcomer && room.match.keepsSecrets(seat)) return;
  const act: CommandAction = isNewcomer ? { kind: 'return', newcomer: true } : { kind: 'return' };
  submit(room, { id: `return-${randomToken(9)}`, seat, act }, () => undefined, false);
}

/** Has newcomers who are here play as soon as their seat keeps no secret. Call it after each durable change. */
export function seatNewcomers(room: Room): void {
  for (const seat of room.seats.keys())
    if (room.isNewcomer(seat) && room.presence.isHere(seat)) giveBack(room, seat);
}
