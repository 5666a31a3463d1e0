import { type Game, hashPosition, type MatchRecord, replay, sha256Hex } from '@durbar/kernel';

/**
 * A digest of what rules do in a match: after each entry the fingerprint of the state, the seats that are asked, and the
 * moves that each of them may make.
 */
export function computeBehaviour(game: Game, record: MatchRecord): string {
  const steps: string[] = [];
  replay(game, record, {
    onEntry: ({ state }) => {
      const asked = game.active(state).map((seat) => {
        const moves = game.legalMoves(state, seat).map((move) => game.key(move));
        return `${seat}: ${moves.toSorted().join(' ')}`;
      });
      steps.push(hashPosition(game, state), ...asked);
    },
  });
  return sha256Hex(steps.join('\n'));
}
