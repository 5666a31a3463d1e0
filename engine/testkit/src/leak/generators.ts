import { canonicalJson, type Dealt, isPlainObject } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import type { CheckSubject } from '../settings.ts';
import { listViewers } from '../settings.ts';

type Path = readonly (string | number)[];

/**
 * Returns the paths of random generators in a new state: the arrays that equal a generator drawn from the deal. No view
 * may show them.
 */
export function generatorPaths(state: unknown, dealt: Dealt): Path[] {
  const given = new Set(
    Object.values(dealt)
      .filter((drawn) => drawn.length === 4 && drawn.some((number) => Math.abs(number) > 0xffff))
      .map((drawn) => canonicalJson(drawn)),
  );
  return given.size === 0 ? [] : pathsTo(state, given, []);
}

function pathsTo(value: unknown, texts: ReadonlySet<string>, path: Path): Path[] {
  if (Array.isArray(value) && value.length === 4 && texts.has(canonicalJson(value))) return [path];
  if (Array.isArray(value)) return value.flatMap((one, i) => pathsTo(one, texts, [...path, i]));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => pathsTo(one, texts, [...path, key]));
}

/** @throws {LawViolation} if a view contains one of the generators */
export function checkGenerators(
  { game, configuration }: CheckSubject,
  state: unknown,
  paths: readonly Path[],
): void {
  for (const path of paths) {
    const text = canonicalJson(valueAt(state, path));
    for (const viewer of listViewers(configuration))
      assertLaw(
        !canonicalJson(game.view(state, viewer)).includes(text),
        'leak',
        `the view of ${viewer} shows the generator at ${path.join('.')}`,
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
