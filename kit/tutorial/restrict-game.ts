import type { Game, Message } from '@durbar/kernel';
import { listGains } from './script.ts';
import { type Beat, LEARNER } from './tutorial.ts';

/**
 * A game in which the learner may make only the moves that a beat still waits for; without a beat, none. A board that gets it lights only
 * these, and explains the others with what the guide says.
 * @param reply the guide's answer to another legal move: what it would bring at once, and what the move meant brings;
 * null where the game's events do not say
 */
export function restrictGame(
  game: Game,
  beat: Beat<unknown> | null,
  done: number,
  reply: (gain: number | null, best: number | null) => Message,
): Game {
  const { moves = [], also = [] } = beat ?? {};
  const allowed = new Set([...moves.slice(done), ...(done === 0 ? also : [])].map((move) => game.key(move)));
  const best = (position: unknown) => gainOf(game, position, moves.slice(done));
  return {
    ...game,
    legalMoves: (position, seat) => {
      const legal = game.legalMoves(position, seat);
      return seat === LEARNER ? legal.filter((move) => allowed.has(game.key(move))) : legal;
    },
    refusal: (position, seat, move) => {
      const refusal = game.refusal(position, seat, move);
      if (refusal || seat !== LEARNER || allowed.has(game.key(move))) return refusal;
      return { clause: 'table', ...reply(gainOf(game, position, [move]), best(position)) };
    },
  };
}

/** What moves bring the learner at once; null if the game's events do not say. */
function gainOf(game: Game, position: unknown, moves: readonly unknown[]): number | null {
  const gains = listGains(game, position, moves);
  return gains.length === 0 ? null : gains.reduce((sum, { gain }) => sum + gain, 0);
}
