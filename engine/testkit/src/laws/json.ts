import { canonicalJson } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import { firstDifference, plainJsonProblem, throughJson } from '../plain-json.ts';
import type { CheckSubject } from '../settings.ts';
import { listSeats, listViewers } from '../settings.ts';
import { copyLegalMoves } from './legal-keys.ts';

/** Checks that state, views and moves survive a JSON round trip. A state is a view without nulls, so `parseView` reads both. */
export function checkJson({ game, configuration }: CheckSubject, state: unknown): void {
  checkReadBack('the state', state, (raw) => game.parseView(raw));
  for (const viewer of listViewers(configuration))
    checkReadBack(`the view of ${viewer}`, game.view(state, viewer), (raw) => game.parseView(raw));
  for (const seat of listSeats(configuration))
    for (const move of copyLegalMoves(game, state, seat)) {
      const again = checkReadBack('a move', move, (raw) => game.parseMove(raw));
      assertLaw(
        game.key(again) === game.key(move),
        'json',
        `'${game.key(move)}' has another key after parsing`,
      );
    }
}

/** Sends a value through JSON and `parse`, and returns the result. @throws {LawViolation} if it differs */
export function checkReadBack(what: string, value: unknown, parse: (raw: unknown) => unknown): unknown {
  const problem = plainJsonProblem(value);
  assertLaw(problem === null, 'json', () => `${what} is not plain JSON: ${problem}`);
  let again: unknown;
  try {
    again = parse(throughJson(value));
  } catch (error) {
    assertLaw(
      false,
      'json',
      `${what} cannot be parsed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  assertLaw(
    canonicalJson(again) === canonicalJson(value),
    'json',
    () => `${what} differs after parsing: ${firstDifference(value, again)}`,
  );
  return again;
}
