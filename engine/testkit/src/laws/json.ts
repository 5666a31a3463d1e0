import { canonicalJson } from '@durbar/kernel';
import { must } from '../law.ts';
import { firstDifference, plainJsonProblem, throughJson } from '../plain-json.ts';
import type { Subject } from '../settings.ts';
import { seatsOf, viewersOf } from '../settings.ts';
import { legalMovesOf } from './legal-keys.ts';

/** State, views and moves must survive JSON and be read back the same. */
export function checkJson({ game, configuration }: Subject, state: unknown): void {
  checkReadBack('the state', state, (raw) => game.parseView(raw));
  for (const viewer of viewersOf(configuration))
    checkReadBack(`the view of ${viewer}`, game.view(state, viewer), (raw) => game.parseView(raw));
  for (const seat of seatsOf(configuration))
    for (const move of legalMovesOf(game, state, seat)) {
      const again = checkReadBack('a move', move, (raw) => game.parseMove(raw));
      must(game.key(again) === game.key(move), 'json', `'${game.key(move)}' has another key when read back`);
    }
}

/** Returns the value as read back. @throws {LawBroken} if it is not the same */
export function checkReadBack(what: string, value: unknown, parse: (raw: unknown) => unknown): unknown {
  const problem = plainJsonProblem(value);
  must(problem === null, 'json', () => `${what} is no plain JSON: ${problem}`);
  let again: unknown;
  try {
    again = parse(throughJson(value));
  } catch (error) {
    must(
      false,
      'json',
      `${what} is not read back: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  must(
    canonicalJson(again) === canonicalJson(value),
    'json',
    () => `${what} is read back differently: ${firstDifference(value, again)}`,
  );
  return again;
}
