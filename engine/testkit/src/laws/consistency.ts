import type { Seat } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import type { CheckSubject } from '../settings.ts';
import { listSeats } from '../settings.ts';
import { listLegalKeys } from './legal-keys.ts';

/** Checks that active seats, decisions, legal moves and outcome agree. Cheap, so it runs at every position. */
export function checkConsistency(subject: CheckSubject, state: unknown): void {
  const { game, configuration } = subject;
  const active = [...game.active(state)];
  const seats = listSeats(configuration);
  assertLaw(
    active.every((seat, i) => seats.includes(seat) && (i === 0 || seat > (active[i - 1] ?? seat))),
    'consistency',
    () => `active seats should be ascending numbers below ${seats.length}: ${active.join(', ')}`,
  );
  assertLaw(
    (active.length === 0) === (game.outcome(state) !== null),
    'consistency',
    `there should be either active seats or an outcome (active: ${active.join(', ') || 'none'})`,
  );
  for (const seat of seats) checkSeat(subject, state, seat, active);
}

function checkSeat(subject: CheckSubject, state: unknown, seat: Seat, active: readonly Seat[]): void {
  const { game, configuration, notes, words } = subject;
  const decision = game.decision(state, seat);
  const keys = listLegalKeys(game, state, seat);
  if (!active.includes(seat)) {
    assertLaw(decision === null, 'consistency', `seat ${seat} is not active but has a decision`);
    assertLaw(
      keys.length === 0,
      'consistency',
      `seat ${seat} is not active but has legal moves: ${keys.join('; ')}`,
    );
    return;
  }
  assertLaw(decision !== null, 'consistency', `seat ${seat} is active but has no decision`);
  assertLaw(keys.length > 0, 'consistency', `seat ${seat} is active but has no legal move`);
  assertLaw(new Set(keys).size === keys.length, 'consistency', `seat ${seat} lists a legal move twice`);
  if (seat >= configuration.players)
    assertLaw(
      keys.length === 1,
      'consistency',
      `automaton ${seat} should have exactly one legal move, not ${keys.length}`,
    );
  if (decision === null) return;
  assertLaw(
    active.length === 1 || decision.sealed === true,
    'consistency',
    `seats ${active.join(', ')} decide simultaneously, so '${decision.kind}' should be sealed`,
  );
  notes.reached.add(`decision.${decision.kind}`).add(decision.prompt.key);
  words.check(decision.prompt);
}
