import type { Rng, Seat } from '@durbar/kernel';
import { sameJson } from '@durbar/kernel';
import { LawBroken, must } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { AnyGame, Subject } from '../settings.ts';
import { playAhead } from './ahead.ts';
import { checkConsistency } from './consistency.ts';

/** A crash here is not one of the true state, so the moves lead nowhere from that. */
function playOn(game: AnyGame, drawn: unknown, rng: Rng, seat: Seat): void {
  try {
    playAhead(game, drawn, rng);
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    throw new LawBroken(
      'determinize',
      `on a state drawn for seat ${seat}, ${error.message}`,
      [],
      error.cause,
    );
  }
}

/** A state drawn for a seat must look to that seat as the true one does, and be one that can be played on. */
export function checkDeterminize(subject: Subject, state: unknown, rng: Rng): void {
  const { game, configuration } = subject;
  for (let seat = 0; seat < configuration.players; seat++) {
    const view = game.view(state, seat);
    const before = JSON.stringify(view);
    const drawn = game.determinize(view, seat, rng);
    must(JSON.stringify(view) === before, 'determinize', `determinizing for seat ${seat} changed the view`);
    const seen = game.view(drawn, seat);
    must(
      sameJson(seen, view),
      'determinize',
      () => `a state drawn for seat ${seat} looks different: ${firstDifference(view, seen)}`,
    );
    checkConsistency(subject, drawn);
    playOn(game, drawn, rng, seat);
    must(
      JSON.stringify(view) === before,
      'determinize',
      `moves on a state drawn for seat ${seat} changed the view`,
    );
  }
}
