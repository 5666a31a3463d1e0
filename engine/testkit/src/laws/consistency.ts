import type { Seat } from '@durbar/kernel';
import { must } from '../law.ts';
import type { Subject } from '../settings.ts';
import { seatsOf } from '../settings.ts';
import { legalKeysOf } from './legal-keys.ts';

/** Whether active seats, decisions, legal moves and outcome of a state fit together. Cheap; made at every position. */
export function checkConsistency(subject: Subject, state: unknown): void {
  const { game, configuration } = subject;
  const active = [...game.active(state)];
  const seats = seatsOf(configuration);
  must(
    active.every((seat, i) => seats.includes(seat) && (i === 0 || seat > (active[i - 1] ?? seat))),
    'consistency',
    () => `active seats should be ascending numbers below ${seats.length}, not ${active.join(', ')}`,
  );
  must(
    (active.length === 0) === (game.outcome(state) !== null),
    'consistency',
    `there should be either active seats or an outcome (active: ${active.join(', ') || 'none'})`,
  );
  for (const seat of seats) checkSeat(subject, state, seat, active);
}

function checkSeat(subject: Subject, state: unknown, seat: Seat, active: readonly Seat[]): void {
  const { game, configuration, notes, words } = subject;
  const decision = game.decision(state, seat);
  const keys = legalKeysOf(game, state, seat);
  if (!active.includes(seat)) {
    must(decision === null, 'consistency', `seat ${seat} is not active and has a decision`);
    must(
      keys.length === 0,
      'consistency',
      `seat ${seat} is not active and has legal moves: ${keys.join('; ')}`,
    );
    return;
  }
  must(decision !== null, 'consistency', `seat ${seat} is active and has no decision`);
  must(keys.length > 0, 'consistency', `seat ${seat} is active and has no legal move`);
  must(new Set(keys).size === keys.length, 'consistency', `seat ${seat} has a legal move twice`);
  if (seat >= configuration.players)
    must(
      keys.length === 1,
      'consistency',
      `automaton ${seat} should have one legal move, not ${keys.length}`,
    );
  if (decision === null) return;
  must(
    active.length === 1 || decision.sealed === true,
    'consistency',
    `seats ${active.join(', ')} decide at once, so '${decision.kind}' should be sealed`,
  );
  notes.reached.add(`decision.${decision.kind}`).add(decision.prompt.key);
  words.check(decision.prompt);
}
