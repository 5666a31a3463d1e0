import type { Rng } from '@durbar/kernel';
import { sameJson } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { AnyGame, CheckSubject } from '../settings.ts';
import { listSeats, listViewers } from '../settings.ts';
import { playAhead } from './play-ahead.ts';

/** Playing on with a clone must not touch the original, and asking must not change it. */
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
  assertLaw(JSON.stringify(state) === before, 'copying', 'a question changed the state');
}

/** A view must not share what can change with the state it was taken of. */
export function checkViewsKept({ game, configuration }: CheckSubject, state: unknown, rng: Rng): void {
  const copy = game.clone(state);
  const views = listViewers(configuration).map((viewer) => game.view(copy, viewer));
  const before = JSON.stringify(views);
  playAhead(game, copy, rng);
  assertLaw(JSON.stringify(views) === before, 'copying', 'moves on a state changed a view taken before');
}

/** Where a game says that all see the same, they must. */
export function checkOneView({ game, configuration }: CheckSubject, state: unknown): void {
  if (!game.meta.oneView) return;
  const expected = game.view(state, 'spectator');
  for (const viewer of listViewers(configuration)) {
    const view = game.view(state, viewer);
    assertLaw(
      sameJson(view, expected),
      'oneView',
      () => `${viewer} sees something else than a spectator: ${firstDifference(expected, view)}`,
    );
  }
}

/** Copies taken on the way, to see that later moves leave them alone. */
export class CopyLog {
  readonly #kept: { readonly copy: unknown; readonly text: string }[] = [];

  keep(game: AnyGame, state: unknown): void {
    this.#kept.push({ copy: game.clone(state), text: JSON.stringify(state) });
  }

  /** @throws {LawBroken} if one has changed */
  check(): void {
    for (const { copy, text } of this.#kept)
      assertLaw(JSON.stringify(copy) === text, 'copying', 'later moves changed a clone taken before');
  }
}
