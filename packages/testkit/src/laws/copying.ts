import type { Entry, Rng } from '@durbar/kernel';
import { at, below, sameJson } from '@durbar/kernel';
import { LawBroken, must } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { AnyGame, Subject } from '../settings.ts';
import { seatsOf, viewersOf } from '../settings.ts';
import { legalMovesOf } from './legal-keys.ts';

/** How far a copy is played on. */
const AHEAD = 8;

/**
 * Plays up to `AHEAD` random moves on `state`.
 * @throws {LawBroken} `crash`, with the moves made so far
 */
export function playAhead(game: AnyGame, state: unknown, rng: Rng): void {
  const ahead: Entry[] = [];
  try {
    for (let i = 0; i < AHEAD; i++) {
      const [seat] = game.active(state);
      if (seat === undefined) return;
      const moves = legalMovesOf(game, state, seat);
      const move = at(moves, below(rng, moves.length));
      ahead.push({ seat, move });
      game.apply(state, seat, move, []);
    }
  } catch (error) {
    throw new LawBroken('crash', `played ${ahead.length} moves on: ${String(error)}`, ahead, error);
  }
}

/** Playing on with a clone must not touch the original, and asking must not change it. */
export function checkCopying({ game, configuration }: Subject, state: unknown, rng: Rng): void {
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  must(sameJson(copy, state), 'copying', () => `a clone differs: ${firstDifference(state, copy)}`);
  playAhead(game, copy, rng);
  must(JSON.stringify(state) === before, 'copying', 'moves on a clone changed the original');
  for (const viewer of viewersOf(configuration)) {
    const view = game.view(state, viewer);
    const [seat] = game.active(state);
    if (seat !== undefined) game.legalMoves(view, seat);
    game.outcome(view);
  }
  for (const seat of seatsOf(configuration)) {
    game.legalMoves(state, seat);
    game.decision(state, seat);
  }
  game.outcome(state);
  game.fingerprint(state);
  must(JSON.stringify(state) === before, 'copying', 'a question changed the state');
}

/** A view must not share what can change with the state it was taken of. */
export function checkViewsKept({ game, configuration }: Subject, state: unknown, rng: Rng): void {
  const copy = game.clone(state);
  const views = viewersOf(configuration).map((viewer) => game.view(copy, viewer));
  const before = JSON.stringify(views);
  playAhead(game, copy, rng);
  must(JSON.stringify(views) === before, 'copying', 'moves on a state changed a view taken before');
}

/** Copies taken on the way, to see that later moves leave them alone. */
export class KeptCopies {
  readonly #kept: { readonly copy: unknown; readonly text: string }[] = [];

  keep(game: AnyGame, state: unknown): void {
    this.#kept.push({ copy: game.clone(state), text: JSON.stringify(state) });
  }

  /** @throws {LawBroken} if one has changed */
  check(): void {
    for (const { copy, text } of this.#kept)
      must(JSON.stringify(copy) === text, 'copying', 'later moves changed a clone taken before');
  }
}
