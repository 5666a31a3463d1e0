import type { Game, GameEvent, Message, Seat } from '@durbar/kernel';
import { at, seededRng } from '@durbar/kernel';
import { type CommandAction, Match, type MatchSetup } from '@durbar/table';
import { type Beat, LEARNER, type Tutorial } from './tutorial.ts';

/** The beats of all lessons, in order. */
export function beatsOf<M>({ lessons }: Tutorial<M>): readonly Beat<M>[] {
  return lessons.flatMap(({ beats }) => beats);
}

/** The number of a lesson's first beat. */
export function firstBeat({ lessons }: Tutorial, lesson: number): number {
  return lessons.slice(0, lesson).reduce((sum, { beats }) => sum + beats.length, 0);
}

/** The lesson of a beat; the end counts to the last one. */
export function lessonOf(tutorial: Tutorial, beat: number): number {
  const last = tutorial.lessons.length - 1;
  const next = tutorial.lessons.findIndex((_, lesson) => firstBeat(tutorial, lesson) > beat);
  return next < 0 ? last : next - 1;
}

/** The setup of a tutorial's match. @param bot plays the other seats once the record ends */
export function tutorialSetup({ game, seats, options, secret }: Tutorial, bot: string): MatchSetup {
  return {
    // The deal follows from the table's name too, so it is the same in each match.
    table: `learn-${game}`,
    options,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === LEARNER
        ? { id: `p${seat + 1}`, control: 'person' as const }
        : { id: `b${seat + 1}`, control: 'bot' as const, bot },
    ),
    secret,
    standIn: 'greedy',
  };
}

/** The number of commands that the learner gives in a beat. */
const commandsIn = ({ moves = [], takesBack }: Beat<unknown>): number => moves.length + (takesBack ? 1 : 0);

/** What the learner does in a beat after the first `done` of its commands; null if nothing is left. */
export function nextAction<M>({ moves = [], takesBack }: Beat<M>, done: number): CommandAction | null {
  if (takesBack) return done === 0 ? { kind: 'undo' } : null;
  return done < moves.length ? { kind: 'move', move: at(moves, done) } : null;
}

/** Whether the learner may give a command in a beat, after the first `done` of its commands. */
export function isAllowed(game: Game, beat: Beat<unknown>, done: number, act: CommandAction): boolean {
  const next = nextAction(beat, done);
  if (next === null || act.kind !== next.kind) return false;
  if (act.kind !== 'move' || next.kind !== 'move') return true;
  return [next.move, ...(done === 0 ? (beat.also ?? []) : [])].some(
    (move) => game.key(move) === game.key(act.move),
  );
}

/** The moves of another seat in the whole record, in order. */
export function rivalMoves<M>(tutorial: Tutorial<M>, seat: Seat): readonly M[] {
  return [tutorial.opening, ...beatsOf(tutorial).map(({ rivals = [] }) => rivals)]
    .flat()
    .flatMap(([each, move]) => (each === seat ? [move] : []));
}

/** How many commands of a seat a match has seen. */
export function countCommands({ log }: Pick<Match, 'log'>, seat: Seat): number {
  return log.filter((entry) => entry.seat === seat && ['move', 'seal', 'undo'].includes(entry.kind)).length;
}

/** Where a match stands in the record. */
export interface ScriptState {
  /** How many of the beat's commands the learner has given. */
  readonly done: number;
  /** Whether the learner has nothing left to do in the beat, and the other seats have answered. */
  readonly isComplete: boolean;
}

/** @param beat the beat that the learner is at */
export function scriptState(tutorial: Tutorial, match: Pick<Match, 'log'>, beat: number): ScriptState {
  const beats = beatsOf(tutorial);
  const before = beats.slice(0, beat);
  const now = beats[beat];
  const given = before.reduce(
    (sum, each) => sum + commandsIn(each),
    tutorial.opening.filter(([seat]) => seat === LEARNER).length,
  );
  const done = countCommands(match, LEARNER) - given;
  const rivals = [
    tutorial.opening,
    ...[...before, ...(now ? [now] : [])].map(({ rivals = [] }) => rivals),
  ].flat();
  const seats = Array.from({ length: tutorial.seats }, (_, seat) => seat).filter((seat) => seat !== LEARNER);
  const answered = seats.every(
    (seat) => countCommands(match, seat) >= rivals.filter(([each]) => each === seat).length,
  );
  return { done, isComplete: answered && (!now || done >= commandsIn(now)) };
}

/**
 * Plays the record up to the beginning of a beat.
 * @throws {Error} naming the first move that the rules refuse
 */
export function playTo(tutorial: Tutorial, game: Game, setup: MatchSetup, beat: number): Match {
  const match = Match.begin(setup, { game });
  for (const [seat, move] of tutorial.opening) command(match, seat, { kind: 'move', move });
  for (const each of beatsOf(tutorial).slice(0, beat)) playBeat(match, each);
  return match;
}

/**
 * Plays one beat: the learner's commands, then the other seats'.
 * @throws {Error} naming the first move that the rules refuse
 */
export function playBeat(match: Match, beat: Beat<unknown>): void {
  for (let done = 0, act = nextAction(beat, done); act !== null; act = nextAction(beat, ++done))
    command(match, LEARNER, act);
  for (const [seat, move] of beat.rivals ?? []) command(match, seat, { kind: 'move', move });
}

function command(match: Match, seat: Seat, act: CommandAction): void {
  const decision = match.awaiting().find((each) => each.seat === seat)?.decision.id;
  const id = `script-${match.log.length}`;
  const { answer } = match.command(
    { id, seat, ...(decision !== undefined && { decision }), act },
    0,
    seat === LEARNER ? 'person' : 'bot',
  );
  if (!answer.ok)
    throw new Error(`entry ${match.log.length}, seat ${seat}: ${answer.refusal.key} ${JSON.stringify(act)}`);
}

/** One line of what moves bring. */
export interface Gain {
  readonly message: Message;
  readonly gain: number;
}

/** What moves bring the learner, by the game's own events, in order; empty if they are not legal. */
export function listGains(game: Game, view: unknown, moves: readonly unknown[]): readonly Gain[] {
  const state = game.determinize(view, LEARNER, seededRng('tutorial', 'gain'));
  const events: GameEvent[] = [];
  for (const move of moves) {
    if (game.refusal(state, LEARNER, move)) return [];
    game.apply(state, LEARNER, move, events);
  }
  return events.flatMap((event) => {
    const message = game.describeEvent(event);
    const gainer = message.values?.['seat'] ?? LEARNER;
    return message.gain !== undefined && message.gain !== 0 && gainer === LEARNER && !message.detail
      ? [{ message, gain: message.gain }]
      : [];
  });
}
