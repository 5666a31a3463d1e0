import type { Rng, Seat } from '@durbar/kernel';
import { sameJson } from '@durbar/kernel';
import { assertLaw, LawViolation } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { AnyGame, CheckSubject } from '../settings.ts';
import { checkConsistency } from './consistency.ts';
import { playAhead } from './play-ahead.ts';

/** Plays on from a drawn state. Drops `lookedAhead` on failure: those moves do not reproduce it on the true state. */
function playOn(game: AnyGame, drawn: unknown, rng: Rng, seat: Seat): void {
  try {
    playAhead(game, drawn, rng);
  } catch (error) {
    if (!(error instanceof LawViolation)) throw error;
    throw new LawViolation(
      'determinize',
      `on a state drawn for seat ${seat}, ${error.message}`,
      [],
      error.cause,
    );
  }
}

/** Checks that a determinized state gives its seat the same view as the true state and can be played on. */
export function checkDeterminize(subject: CheckSubject, state: unknown, rng: Rng): void {
  const { game, configuration } = subject;
  for (let seat = 0; seat < configuration.players; seat++) {
    const view = game.view(state, seat);
    const before = JSON.stringify(view);
    const drawn = game.determinize(view, seat, rng);
    assertLaw(
      JSON.stringify(view) === before,
      'determinize',
      `determinizing for seat ${seat} changed the view`,
    );
    const seen = game.view(drawn, seat);
    assertLaw(
      sameJson(seen, view),
      'determinize',
      () => `a state drawn for seat ${seat} gives it another view: ${firstDifference(view, seen)}`,
    );
    checkConsistency(subject, drawn);
    playOn(game, drawn, rng, seat);
    assertLaw(
      JSON.stringify(view) === before,
      'determinize',
      `moves on a state drawn for seat ${seat} changed the view`,
    );
  }
}
