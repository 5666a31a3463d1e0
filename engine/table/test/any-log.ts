import {
  at,
  CLOCK_CHANGES,
  type Entry,
  EntryError,
  FormatError,
  type Game,
  hashPosition,
  Playback,
  type Seat,
  startMatch,
} from '@durbar/kernel';
import * as fc from 'fast-check';
import { type LogEntry, Match } from '../src/index.ts';
import { deriveSeed } from '../src/setup.ts';
import { createSetup, type SetupPlan } from './table.ts';

/** One attempt to add an entry to a log. `who` and `pick` select among the possible choices. */
export interface Attempt {
  readonly what: (typeof KINDS)[number];
  readonly who: number;
  readonly pick: number;
}

const KINDS = [
  'legal',
  'illegal',
  'wrongSeat',
  'undo',
  'undoOfAnother',
  'resign',
  'takeover',
  'return',
  'pause',
  'resume',
  'abandon',
  'timeout',
  'clock',
] as const;

const WEIGHTS: Readonly<Partial<Record<Attempt['what'], number>>> = {
  legal: 40,
  undo: 8,
  takeover: 2,
  return: 2,
  timeout: 3,
  clock: 2,
};

export function attempts(maxLength: number): fc.Arbitrary<Attempt[]> {
  const what = fc.oneof(
    ...KINDS.map((kind) => ({ weight: WEIGHTS[kind] ?? 1, arbitrary: fc.constant(kind) })),
  );
  return fc.array(fc.record({ what, who: fc.nat(40), pick: fc.nat(200) }), { maxLength, size: 'max' });
}

/** An entry of a record, and the number of the log entry that it comes from. */
interface Exported {
  readonly entry: Entry;
  readonly from: number;
}

/**
 * Writes a log and its expected export without consulting the validity rules of the match log: it knows only the game's state and
 * which seats have sealed. A sealed choice that is never opened is exported at the place where it was made.
 */
export class LogWriter {
  readonly log: LogEntry[] = [];
  readonly exported: Exported[] = [];
  readonly #game: Game;
  readonly #people: number;
  /** People and bots. */
  readonly #bodies: number;
  readonly #seats: number;
  readonly #states: unknown[];
  readonly #movers: Seat[] = [];
  readonly #sealed = new Map<Seat, unknown>();
  readonly #resigned = new Set<Seat>();
  readonly #replaced: Seat[] = [];
  #paused = false;
  #ended = false;

  constructor(game: Game, plan: SetupPlan) {
    const { start, state } = createStart(game, plan);
    this.#game = game;
    this.#seats = start.seats.length;
    this.#people = plan.people ?? 3;
    this.#bodies = this.#people + (plan.bots ?? 0);
    this.#states = [state];
  }

  /** Adds the pending moves of automata, which loading makes by itself. */
  finish(): void {
    const automaton = (): boolean =>
      !this.#paused && !this.#ended && (this.#game.active(this.#state)[0] ?? 0) >= this.#bodies;
    while (automaton()) this.add({ what: 'legal', who: 0, pick: 1 });
  }

  add(attempt: Attempt): void {
    const seat = attempt.who % (this.#seats + 1);
    switch (attempt.what) {
      case 'legal':
        // One attempt in four during a pause is made anyway; the others resume the match first.
        if (this.#paused && attempt.pick % 4 > 0) this.#wholeTable('resume', null);
        else this.#legal(attempt, null);
        return;
      case 'wrongSeat':
        return this.#legal(attempt, seat);
      case 'illegal':
        return this.#wellFormed(attempt, seat % this.#seats);
      case 'undo':
        return this.#undo(this.#movers.at(-1) ?? 0);
      case 'undoOfAnother':
        return this.#undo(seat);
      case 'takeover':
        return this.#takeOver(attempt, seat);
      case 'timeout':
        return this.#timeOut(attempt, seat);
      case 'clock':
        return this.#clock(attempt, seat);
      case 'resign':
        return this.#resign(seat);
      case 'return':
        return this.#return((attempt.pick % 2 === 0 ? this.#replaced.pop() : null) ?? seat);
      case 'pause':
      case 'resume':
      case 'abandon':
        return this.#wholeTable(attempt.what, attempt.pick % 2 === 0 ? null : seat);
    }
  }

  #takeOver({ pick }: Attempt, seat: Seat): void {
    const why = pick % 2 === 0 ? {} : { reason: 'absent' };
    this.log.push({ at: 0, command: null, kind: 'takeover', seat, bot: 'greedy', ...why });
    this.#replaced.push(seat);
    this.#export({ table: 'takeover', seat, bot: 'greedy', ...why });
  }

  /** Mostly the time of a seat that must decide is up. */
  #timeOut({ pick }: Attempt, anySeat: Seat): void {
    const seat = pick % 4 === 0 ? anySeat : (this.#game.active(this.#state)[0] ?? anySeat);
    this.log.push({ at: 0, command: null, kind: 'timeout', seat });
    this.#export({ table: 'timeout', seat });
  }

  #resign(seat: Seat): void {
    this.log.push({ at: 0, command: null, kind: 'resign', seat, bot: 'greedy' });
    this.#resigned.add(seat);
    if (this.#resigned.size >= Math.min(this.#people, this.#seats - 1)) this.#ended = true;
    this.#export({ table: 'resign', seat });
  }

  #clock({ pick }: Attempt, anySeat: Seat): void {
    const seat = pick % 3 === 0 ? null : anySeat;
    const change = at(CLOCK_CHANGES, pick % CLOCK_CHANGES.length);
    const ms = pick * 1000;
    const why = pick % 2 === 0 ? {} : { reason: 'agreed' };
    this.log.push({ at: 0, command: null, kind: 'clock', seat, change, ms, ...why });
    this.#export({ table: 'clock', change, ms, ...(seat !== null && { seat }), ...why });
  }

  get #state(): unknown {
    return this.#states.at(-1);
  }

  #return(seat: Seat): void {
    this.log.push({ at: 0, command: null, kind: 'return', seat });
    this.#export({ table: 'return', seat });
  }

  #export(entry: Entry): void {
    this.exported.push({ entry, from: this.log.length - 1 });
  }

  #wholeTable(kind: 'pause' | 'resume' | 'abandon', seat: Seat | null): void {
    this.log.push({ at: 0, command: null, kind, seat });
    if (kind === 'abandon') this.#ended = true;
    else this.#paused = kind === 'pause';
    this.#export({ table: kind, ...(seat !== null && { seat }) });
  }

  /** A legal move of a seat that must decide. `as` is the seat that makes it, if it is another one. */
  #legal({ who, pick }: Attempt, as: Seat | null): void {
    const active = this.#game.active(this.#state);
    const left = active.filter((seat) => !this.#sealed.has(seat));
    // In one of five cases the seat changes a choice that it has sealed.
    const choosing = pick % 5 === 0 ? active : left;
    const seat = choosing[who % Math.max(1, choosing.length)];
    if (seat === undefined) return this.#choose(as ?? 0, at([...this.#game.wellFormedMoves(this.#state)], 0));
    const moves = this.#game.legalMoves(this.#state, seat);
    this.#choose(as ?? seat, structuredClone(at(moves, pick % moves.length)));
  }

  #wellFormed({ pick }: Attempt, seat: Seat): void {
    const moves = [...this.#game.wellFormedMoves(this.#state)];
    this.#choose(seat, at(moves, (pick * 37) % moves.length));
  }

  #choose(seat: Seat, move: unknown): void {
    const game = this.#game;
    const active = [...game.active(this.#state)];
    const sealed = active.some((each) => game.decision(this.#state, each)?.sealed === true);
    this.log.push({ at: 0, command: null, kind: sealed ? 'seal' : 'move', seat, move, by: 'person' });
    const stands =
      !this.#paused &&
      !this.#ended &&
      active.includes(seat) &&
      game.refusal(this.#state, seat, move) === null;
    if (!sealed || !stands) {
      if (sealed && active.includes(seat)) this.#exportEarlier(active, seat);
      this.#export({ seat, move });
      if (stands) this.#apply([[seat, move]]);
      return;
    }
    this.#sealed.set(seat, move);
    if (active.some((each) => !this.#sealed.has(each))) return;
    const choices = active.map((each) => [each, this.#sealed.get(each)] as const);
    for (const [each, choice] of choices) this.#export({ seat: each, move: choice });
    this.#sealed.clear();
    this.#apply(choices);
  }

  /** Exports the choices of the seats before `seat`, which come before its sealed choice in a record. */
  #exportEarlier(active: readonly Seat[], seat: Seat): void {
    for (const each of active) {
      if (each === seat) return;
      const choice = this.#sealed.get(each) ?? this.#game.legalMoves(this.#state, each)[0];
      this.#export({ seat: each, move: structuredClone(choice) });
    }
  }

  /** Makes moves. Each sealed move of a round counts as a step of its own for undo. */
  #apply(moves: readonly (readonly [Seat, unknown])[]): void {
    for (const [seat, move] of moves) {
      const state = this.#game.clone(this.#state);
      this.#game.apply(state, seat, move);
      this.#states.push(state);
      this.#movers.push(seat);
    }
    if (this.#game.outcome(this.#state)) this.#ended = true;
  }

  #undo(seat: Seat): void {
    this.log.push({ at: 0, command: null, kind: 'undo', seat });
    this.#export({ undo: seat, back: 1 });
    if (this.#movers.pop() !== undefined) this.#states.pop();
  }
}

/** The planned match before its first move, dealt in the same way as at a table. */
function createStart(game: Game, plan: SetupPlan) {
  const setup = createSetup(plan);
  const { options, seats } = setup;
  const records = seats.map(({ control, bot }, i) => {
    const id = `p${i + 1}`;
    return control === 'bot' && bot !== undefined
      ? ({ kind: 'bot', id, bot } as const)
      : ({ kind: 'person', id } as const);
  });
  return startMatch(game, { options, seats: records, ...deriveSeed(setup) });
}

/** The result of loading a log or replaying its export. */
export interface Verdict {
  /** Number of the first log entry that is refused; null if all are accepted. */
  readonly refused: number | null;
  /** Status and state at the end; null if an entry is refused. */
  readonly end: { readonly status: string; readonly hash: string } | null;
}

/** Loads a log. */
export function loadVerdict(game: Game, plan: SetupPlan, log: readonly LogEntry[]): Verdict {
  try {
    const match = Match.load(createSetup(plan), log, { game });
    const { status } = match;
    if (status !== 'over' && status !== 'abandoned')
      match.command({ id: 'end', seat: null, act: { kind: 'abandon' } }, 0);
    return { refused: null, end: { status, hash: match.record().hash } };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { refused: Number(/^entry (\d+) of/.exec(error.message)?.[1]), end: null };
  }
}

/** Replays the export of a log. */
export function replayVerdict(game: Game, plan: SetupPlan, exported: readonly Exported[]): Verdict {
  const playback = new Playback(game, createStart(game, plan));
  for (const { entry, from } of exported)
    try {
      playback.add(entry);
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      return { refused: from, end: null };
    }
  const { outcome, over, paused, state } = playback;
  const status = outcome ? 'over' : over ? 'abandoned' : paused ? 'paused' : 'running';
  return { refused: null, end: { status, hash: hashPosition(game, state) } };
}
