// A bot in thirty lines: one move ahead. `npx durbar sim GAME --seats 4 --bots ./mine.js,random,random,random`
const SAMPLES = 3;

/** @type {import('@durbar/bots').Bot} */
export default {
  name: 'mine',

  /** `view` is what `seat` sees; unknown things in it are null. Hand back one of the legal moves. */
  choose(game, view, seat, { rng }) {
    const moves = [...game.legalMoves(view, seat)];
    const values = moves.map(() => 0);
    for (let i = 0; i < SAMPLES; i++) {
      const state = game.determinize(view, seat, rng); // one of the states it could be
      for (const [index, move] of moves.entries()) {
        const after = game.clone(state);
        game.apply(after, seat, move);
        const outcome = game.outcome(after); // null as long as the match goes on
        values[index] += outcome
          ? lead(outcome.scores, seat)
          : (game.heuristics?.evaluate?.(after, seat) ?? 0);
      }
    }
    return moves[values.indexOf(Math.max(...values))];
  },
};

/** Points ahead of the best rival. @type {(scores: readonly number[], seat: number) => number} */
const lead = (scores, seat) => {
  const rivals = scores.filter((_, other) => other !== seat);
  return scores[seat] - Math.max(...rivals);
};
