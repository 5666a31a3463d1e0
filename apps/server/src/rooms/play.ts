import type { Refusal, Seat, Viewer } from '@durbar/kernel';
import type { Act, Answer, Command, Match, Result } from '@durbar/table';
import { randomToken } from '../identity/tokens.ts';
import { canPlay } from './allowed-bots.ts';
import type { Room } from './room.ts';

/** What a page asks of a match. */
export interface Request {
  readonly id: string;
  readonly decision?: number | undefined;
  readonly act: Act;
}

type Reply = (answer: Answer) => void;

/**
 * Carries out what somebody in a room asks of its match.
 * @param reply gets the answer once everything it speaks of is durable
 */
export function act(room: Room, person: string, viewer: Viewer, request: Request, reply: Reply): void {
  const refusal = refusalOf(room, person, viewer, request.act);
  if (refusal) return later(room, { id: request.id, ok: false, refusal }, reply);
  const { id, decision } = request;
  const seat = viewer === 'spectator' ? null : viewer;
  submit(room, { id, seat, act: request.act, ...(decision !== undefined && { decision }) }, reply);
}

/** What the match leaves to its keeper to judge: who may ask for it at all. */
function refusalOf(room: Room, person: string, viewer: Viewer, asked: Act): Refusal | null {
  if (room.broken) return { clause: 'table', key: 'problem.notSaved' };
  if (!room.match) return refuse('notStarted');
  const host = person === room.table.host;
  if (asked.kind === 'abandon') return host ? null : refuse('notHost');
  const keeping = asked.kind === 'pause' || asked.kind === 'resume';
  if (viewer === 'spectator') return keeping && host ? null : refuse('spectator');
  if (asked.kind !== 'takeover') return null;
  if (!room.seats[asked.seat]) return { clause: 'table', key: 'problem.noSuchSeat' };
  if (!canPlay(asked.bot, room.context.settings.botLimitMs)) return refuse('noBot');
  if (!room.presence.hasVanished(asked.seat)) return refuse('notVanished', { seat: asked.seat });
  return null;
}

function refuse(key: string, values?: { seat: Seat }): Refusal {
  return { clause: 'table', key: `refusal.${key}`, ...(values && { values }) };
}

/** Answers after what is being stored, so that answers keep their order. */
function later(room: Room, answer: Answer, reply: Reply): void {
  room.context.metrics.refused.inc();
  room.context.writer.enqueue(room.id, [], () => reply(answer));
}

/** Gives a command to the match; its entries are stored before anybody hears of them. */
function submit(room: Room, command: Command, reply: Reply): void {
  const { metrics } = room.context;
  carryOut(
    room,
    command.id,
    (match) => match.command(command, elapsed(room)),
    (error, answer) => {
      const outcome = error ? metrics.unsaved : answer.ok ? metrics.accepted : metrics.refused;
      outcome.inc();
      reply(answer);
    },
  );
}

/** Has a bot play for a person, as the table's keeper. @returns whether it now does */
export function callBot(room: Room, seat: Seat, bot: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (room.botOf(seat) !== null) return resolve(true);
    const act = { kind: 'takeover', seat, bot } as const;
    submit(room, { id: randomToken(9), seat: null, act }, ({ ok }) => resolve(ok));
  });
}

/** A bot's move, for its driver. @param done told how it was answered; the error that kept it from being stored */
export function botMove(room: Room, seat: Seat, decision: number, move: unknown, done: Done): void {
  carryOut(room, 'bot', (match) => match.botMove(seat, decision, move, elapsed(room)), done);
}

/** Gives a seat back to its person, who has come while a bot played for them. */
export function giveBack(room: Room, seat: Seat): void {
  if (!room.match || room.broken || !room.isTakenOver(seat)) return;
  const status = room.match.status;
  if (status !== 'running' && status !== 'paused') return;
  submit(room, { id: `return-${randomToken(9)}`, seat, act: { kind: 'return' } }, () => undefined);
}

/** Milliseconds since the match began. */
function elapsed(room: Room): number {
  return room.context.now() - (room.table.startedAt ?? 0);
}

type Done = (error: Error | null, answer: Answer) => void;

function carryOut(room: Room, id: string, command: (match: Match) => Result, done: Done): void {
  const { match } = room;
  if (!match || room.broken) return done(new Error('the table is being read anew'), notSaved(id));
  const lines = match.lines;
  let result: Result;
  try {
    result = command(match);
  } catch (error) {
    room.fail(error);
    return done(error instanceof Error ? error : new Error(String(error)), notSaved(id));
  }
  store(room, match, match.lines > lines, result, done);
}

function notSaved(id: string): Answer {
  return { id, ok: false, refusal: { clause: 'table', key: 'problem.notSaved' } };
}

/** @param visible whether others than the one who asked may know that something happened */
function store(room: Room, match: Match, visible: boolean, { answer, entries }: Result, done: Done): void {
  const { context, table } = room;
  if (entries.length === 0) return context.writer.enqueue(room.id, [], () => done(null, answer));
  const first = match.log.length - entries.length;
  const statements = entries.map((entry, i) => context.logs.append(room.id, first + i, entry));
  // A sealed choice that is only changed is no news to anybody else, not even by the time it was made.
  if (visible) table.lastAt = context.now();
  // Who plays a seat, or the match's status: more than the game's progress.
  const turns = match.status !== table.status;
  const shape = room.noteEntries() || turns;
  if (turns) {
    room.summarize();
    statements.push(context.tables.update(table));
  }
  room.usedAt = context.now();
  room.commit(statements, (error) => {
    if (!error) {
      room.publisher.publish();
      room.progressed();
      if (shape) room.infoChanged();
    }
    done(error, error ? notSaved(answer.id) : answer);
  });
}
