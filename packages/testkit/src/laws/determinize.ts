import type { Rng } from '@durbar/kernel';
import { sameJson } from '@durbar/kernel';
import { must } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { Subject } from '../settings.ts';
import { checkConsistency } from './consistency.ts';
import { playAhead } from './copying.ts';

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
    playAhead(game, drawn, rng);
    must(
      JSON.stringify(view) === before,
      'determinize',
      `moves on a state drawn for seat ${seat} changed the view`,
    );
  }
}
