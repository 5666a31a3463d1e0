import { canonicalJson, type Dealt, isPlainObject } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import type { CheckSubject } from '../settings.ts';
import { listViewers } from '../settings.ts';

type Path = readonly (string | number)[];

/**
 * Returns the paths of the orders of later draws in a new state: the lists of lists that equal a draw of the deal. No view
 * may show them.
 */
export function laterOrderPaths(state: unknown, dealt: Dealt): Path[] {
  const given = new Set(Object.values(dealt).map((drawn) => canonicalJson(drawn)));
  return pathsTo(state, given, []);
}

function pathsTo(value: unknown, texts: ReadonlySet<string>, path: Path): Path[] {
  if (isListOfLists(value) && texts.has(canonicalJson(value.flat()))) return [path];
  if (Array.isArray(value)) return value.flatMap((one, i) => pathsTo(one, texts, [...path, i]));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => pathsTo(one, texts, [...path, key]));
}

function isListOfLists(value: unknown): value is readonly (readonly unknown[])[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => Array.isArray(one));
}

/** @throws {LawViolation} if a view contains the orders of later draws */
export function checkLaterOrders(
  { game, configuration }: CheckSubject,
  state: unknown,
  paths: readonly Path[],
): void {
  for (const path of paths) {
    const orders = valueAt(state, path);
    // Where few are left, another list may happen to be equal.
    if (!isListOfLists(orders) || orders.flat().length < 4) continue;
    const text = canonicalJson(orders);
    for (const viewer of listViewers(configuration))
      assertLaw(
        !canonicalJson(game.view(state, viewer)).includes(text),
        'leak',
        `the view of ${viewer} shows the later draws at ${path.join('.')}`,
      );
  }
}

function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)];
    else if (isPlainObject(found)) found = found[step];
  }
  return found;
}
