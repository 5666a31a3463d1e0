import type { Game, GameEvent, Message, Seat } from '@durbar/kernel';
import { readAnswer } from './answer.ts';
import { BotFault } from './fault.ts';
import { LATE_FACTOR, MAX_EVENTS } from './limits.ts';
import type { LegalMove } from './messages.ts';
import type { BotAnswer, BotSession, Question } from './session.ts';
import type { After } from './timers.ts';

/** A decision that a bot has to make. */
export interface Decision {
  readonly game: Game;
  readonly seat: Seat;
  /** What the seat sees. */
  readonly view: unknown;
  /** What the seat saw since it was last asked, oldest first. */
  readonly events: readonly GameEvent[];
  /** The bot's time: for this decision, and its reserve; milliseconds. */
  readonly left: { readonly bank: number; readonly move: number };
}

/** What became of a decision. After `refused` and `late` somebody else has to make it. */
export type Decided =
  | { readonly kind: 'move'; readonly move: unknown; readonly info: BotAnswer['info'] }
  /** The bot gave no legal move twice; `words` says why the second one is none. */
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'late' };

/** A decision under way. */
export interface Deciding {
  /** @throws {BotFault} if the session ends first */
  readonly decided: Promise<Decided>;
  /** Stops: `decided` never settles then. */
  stop(): void;
}

/** What is known of the match besides the position. */
export interface MatchContext {
  /** The id of an open match of the session. */
  readonly id: string;
  /** A message of the game in words, for the bot. */
  readonly describe: (message: Message) => string;
  readonly after: After;
}

/** Milliseconds after which a bot is late for a decision. */
export function lateAfter({ bank, move }: Decision['left']): number {
  return LATE_FACTOR * (bank + move);
}

/**
 * Has a bot decide. An answer that is no legal move is refused, and the decision asked once more.
 * @param lateMs milliseconds until the bot is late; less than `lateAfter` if it was asked before, over another session
 */
export function decide(
  session: BotSession,
  context: MatchContext,
  decision: Decision,
  lateMs: number = lateAfter(decision.left),
): Deciding {
  let stopped = false;
  let settle: (decided: Decided) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const decided = new Promise<Decided>((resolve, fail) => {
    settle = resolve;
    reject = fail;
  });
  const stopTimer = context.after(lateMs, () => finish(() => settle({ kind: 'late' })));
  const finish = (result: () => void): void => {
    if (stopped) return;
    stop();
    result();
  };
  const stop = (): void => {
    stopped = true;
    stopTimer();
    session.withdraw(context.id);
  };
  askTwice(session, context, decision, () => stopped).then(
    (made) => finish(() => settle(made)),
    (error: unknown) => finish(() => reject(error)),
  );
  return { decided, stop };
}

async function askTwice(
  session: BotSession,
  { id, describe }: MatchContext,
  decision: Decision,
  isStopped: () => boolean,
): Promise<Decided> {
  const { game, view, seat } = decision;
  let words = '';
  let events = decision.events;
  for (let tries = 0; tries < 2; tries++) {
    const { ask, answer } = session.ask(id, makeQuestion(session, { ...decision, events }, describe));
    const given = await answer;
    if (isStopped()) break;
    const read = readAnswer(game, view, seat, given);
    if ('move' in read) return { kind: 'move', move: read.move, info: given.info };
    const { clause, why } = read.refused;
    words = typeof why === 'string' ? why : describe(why);
    session.refuse(id, ask, clause, words);
    events = [];
  }
  return { kind: 'refused', words };
}

function makeQuestion(
  session: BotSession,
  { game, view, seat, events, left }: Decision,
  describe: (message: Message) => string,
): Question {
  const asked = game.decision(view, seat);
  if (!asked) throw new BotFault('closed', `seat ${seat} has nothing to decide`);
  const { kind, sealed = false } = asked;
  const legal = session.wants('legal') && {
    legal: listLegal(game, view, seat, session.wants('words') ? describe : null),
  };
  return { view, decision: { kind, sealed }, ...legal, events: events.slice(-MAX_EVENTS), left };
}

/** The legal moves of a seat, with words if `describe` is given. */
export function listLegal(
  game: Game,
  view: unknown,
  seat: Seat,
  describe: ((message: Message) => string) | null,
): LegalMove[] {
  return game.legalMoves(view, seat).map((move) => {
    const key = game.key(move);
    return describe ? { key, move, words: describe(game.describeMove(move, view)) } : { key, move };
  });
}
