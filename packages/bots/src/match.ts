import type { Game, Outcome, Seat } from '@durbar/kernel';
import { at, play, seededDeal, seededRng } from '@durbar/kernel';
import type { Bot, BotContext } from './bot.ts';
import { BotError } from './bot.ts';

/** A match to be played by bots alone. */
export interface BotMatch<S extends V, V, M> {
  readonly game: Game<S, V, M>;
  /** As `game.parseOptions` gave them. */
  readonly options: unknown;
  /** One for each person's seat; automata play themselves. */
  readonly bots: readonly Bot[];
  /** The deal and the chance of each bot follow from it, each apart from the others. */
  readonly seed: string;
  /** For bots with a budget in time. */
  readonly now?: NonNullable<BotContext['now']>;
  /** Called for each move right before it is made; `state` is not to be changed. */
  readonly onMove?: (seat: Seat, move: M, state: S) => void;
}

/**
 * Plays a match to its end. Same match, same moves, unless a bot has a budget in time.
 * @throws {BotError} if a bot fails or makes a move that is not allowed
 */
export function playMatch<S extends V, V, M>(match: BotMatch<S, V, M>): Outcome {
  const { game, bots, seed } = match;
  const clock = match.now ? { now: match.now } : {};
  const contexts = bots.map((_, seat) => ({ rng: seededRng(seed, `bot ${seat}`), ...clock }));
  const state = game.setup(match.options, bots.length, seededDeal(seed));
  const choose = (seat: Seat): M => {
    const bot = bots[seat];
    if (!bot) return at(game.legalMoves(state, seat), 0);
    return checkedChoice(game, bot, game.view(state, seat), seat, at(contexts, seat));
  };
  for (;;) {
    const active = [...game.active(state)];
    if (active.length === 0) break;
    const moves = active.map(choose);
    for (const [i, seat] of active.entries()) {
      const move = at(moves, i);
      match.onMove?.(seat, move, state);
      play(game, state, seat, move);
    }
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.meta.id} has nobody to move and no outcome`);
  return outcome;
}

/**
 * What a bot chooses, checked: one's own bot may hand back anything.
 * @throws {BotError} naming bot and seat
 */
export function checkedChoice<S extends V, V, M>(
  game: Game<S, V, M>,
  bot: Bot,
  view: V,
  seat: Seat,
  context: BotContext,
): M {
  const who = `bot '${bot.name}' in seat ${seat + 1}`;
  let move: M;
  try {
    move = game.parseMove(bot.choose(game, view, seat, context));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BotError(`${who} failed to choose: ${why}`, { cause: error });
  }
  const refusal = game.refusal(view, seat, move);
  if (refusal)
    throw new BotError(
      `${who} chose a move that is not allowed (${refusal.clause}, ${refusal.key}): ${game.key(move)}`,
    );
  return move;
}
