import type { Entry, Rng } from '@durbar/kernel';
import { at, randomBelow } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import type { CheckSubject } from '../settings.ts';
import { listViewers } from '../settings.ts';
import { copyLegalMoves } from './legal-keys.ts';
import { applyAhead } from './play-ahead.ts';

/**
 * Checks sealed choices. When several seats choose simultaneously, the table collects all choices and then applies them
 * in seat order. So no choice but the last may change what other seats can choose, and none may be visible before all
 * are made.
 */
export function checkSealedChoices({ game, configuration }: CheckSubject, state: unknown, rng: Rng): void {
  const active = [...game.active(state)];
  if (active.length < 2) return;
  const asked = active.map((seat) =>
    JSON.stringify([game.decision(state, seat), game.legalMoves(state, seat)]),
  );
  const first = game.clone(state);
  const second = game.clone(state);
  const firstAhead: Entry[] = [];
  const secondAhead: Entry[] = [];
  for (const [i, seat] of active.slice(0, -1).entries()) {
    const moves = copyLegalMoves(game, state, seat);
    applyAhead(game, first, { seat, move: at(moves, randomBelow(rng, moves.length)) }, firstAhead);
    applyAhead(game, second, { seat, move: at(moves, randomBelow(rng, moves.length)) }, secondAhead);
    for (const later of active.slice(i + 1)) {
      const now = JSON.stringify([game.decision(first, later), game.legalMoves(first, later)]);
      assertLaw(
        now === asked[active.indexOf(later)],
        'sealed',
        `the choice of seat ${seat} changed the options of seat ${later}`,
      );
    }
    for (const viewer of listViewers(configuration)) {
      if (typeof viewer === 'number' && active.slice(0, i + 1).includes(viewer)) continue;
      assertLaw(
        JSON.stringify(game.view(first, viewer)) === JSON.stringify(game.view(second, viewer)),
        'sealed',
        `the view of ${viewer} shows what seat ${seat} chose before all have chosen`,
      );
    }
  }
}
