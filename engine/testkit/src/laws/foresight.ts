import type { Rng, Seat } from '@durbar/kernel';
import { at, canonicalJson, randomBelow, sameJson } from '@durbar/kernel';
import { foreseeDecision, foreseeMove, judgePlan } from '@durbar/table';
import { assertLaw } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { AnyGame, CheckSubject } from '../settings.ts';
import { copyLegalMoves } from './legal-keys.ts';

/** Coverage name, reached when a seat that waits can foresee a decision of this kind. */
const foreseenName = (kind: string): string => `foresight.${kind}`;

/** Checks what every seat can foresee of its next decision. */
export function checkForesight(subject: CheckSubject, state: unknown, rng: Rng): void {
  const { game, configuration } = subject;
  if (!game.foresight) return;
  for (let seat = 0; seat < configuration.players; seat++) {
    const view = game.view(state, seat);
    const before = canonicalJson(view);
    const foreseen = foreseeDecision(game, view, seat);
    assertLaw(canonicalJson(view) === before, 'foresight', `looking ahead for seat ${seat} changed its view`);
    const isAsked = game.active(view).includes(seat);
    assertLaw(!(isAsked && foreseen), 'foresight', `seat ${seat} is asked and foresees another decision`);
    if (foreseen) checkForeseen(subject, foreseen.view, seat, rng);
  }
}

function checkForeseen({ game, notes }: CheckSubject, view: unknown, seat: Seat, rng: Rng): void {
  const drawn = game.view(game.determinize(view, seat, rng), seat);
  assertLaw(
    sameJson(drawn, view) && sameJson(game.parseView(view), view),
    'foresight',
    () => `seat ${seat} expects what it could never see: ${firstDifference(view, drawn)}`,
  );
  const moves = copyLegalMoves(game, view, seat);
  assertLaw(moves.length > 0, 'foresight', `seat ${seat} expects a position without legal moves`);
  const kind = game.decision(view, seat)?.kind ?? '';
  notes.reached.add(foreseenName(kind));
  checkPlan(game, view, seat, at(moves, randomBelow(rng, moves.length)));
}

/** A plan holds in the position for which it was made. */
function checkPlan(game: AnyGame, view: unknown, seat: Seat, move: unknown): void {
  const tried = foreseeMove(game, view, seat, move);
  if ('refusal' in tried) return assertLaw(false, 'foresight', 'a legal move was refused');
  const plan = {
    made: 0,
    kind: game.decision(view, seat)?.kind ?? '',
    premise: game.foresight?.premise(view, seat) ?? null,
    branches: [[{ move, effect: tried.effect }]],
  };
  const verdict = judgePlan(game, view, seat, plan);
  assertLaw(
    verdict.kind === 'plays',
    'foresight',
    () => `a plan does not hold where it was made: ${JSON.stringify(verdict)}`,
  );
}
