import type { Rng } from '@durbar/kernel';
import { sameJson } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { AnyGame, CheckSubject } from '../settings.ts';
import { listSeats, listViewers } from '../settings.ts';
import { playAhead } from './play-ahead.ts';

/** Checks that neither moves on a clone nor queries change the original state. */
export function checkCopying({ game, configuration }: CheckSubject, state: unknown, rng: Rng): void {
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  assertLaw(sameJson(copy, state), 'copying', () => `a clone differs: ${firstDifference(state, copy)}`);
  playAhead(game, copy, rng);
  assertLaw(JSON.stringify(state) === before, 'copying', 'moves on a clone changed the original');
  for (const viewer of listViewers(configuration)) {
    const view = game.view(state, viewer);
    const [seat] = game.active(state);
    if (seat !== undefined) game.legalMoves(view, seat);
    game.outcome(view);
  }
  for (const seat of listSeats(configuration)) {
    game.legalMoves(state, seat);
    game.decision(state, seat);
  }
  game.outcome(state);
  game.fingerprint(state);
  assertLaw(JSON.stringify(state) === before, 'copying', 'a query changed the state');
}

/** Checks that views share no mutable data with the state they were taken from. */
export function checkViewsStayUnchanged(
  { game, configuration }: CheckSubject,
  state: unknown,
  rng: Rng,
): void {
  const copy = game.clone(state);
  const views = listViewers(configuration).map((viewer) => game.view(copy, viewer));
  const before = JSON.stringify(views);
  playAhead(game, copy, rng);
  assertLaw(JSON.stringify(views) === before, 'copying', 'moves on a state changed a view taken earlier');
}

/** Checks that a game with `meta.oneView` gives all viewers the same view. */
export function checkOneView({ game, configuration }: CheckSubject, state: unknown): void {
  if (!game.meta.oneView) return;
  const expected = game.view(state, 'spectator');
  for (const viewer of listViewers(configuration)) {
    const view = game.view(state, viewer);
    assertLaw(
      sameJson(view, expected),
      'oneView',
      () => `the view of ${viewer} differs from the spectator's: ${firstDifference(expected, view)}`,
    );
  }
}

/** Keeps clones taken during a match, to check at the end that later moves did not change them. */
export class CopyLog {
  readonly #kept: { readonly copy: unknown; readonly text: string }[] = [];

  keep(game: AnyGame, state: unknown): void {
    this.#kept.push({ copy: game.clone(state), text: JSON.stringify(state) });
  }

  /** @throws {LawViolation} if a clone has changed */
  check(): void {
    for (const { copy, text } of this.#kept)
      assertLaw(JSON.stringify(copy) === text, 'copying', 'later moves changed a clone taken earlier');
  }
}
