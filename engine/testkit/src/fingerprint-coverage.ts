import type { Game } from '@durbar/kernel';

/**
 * Fields of a state that its fingerprint does not tell; none should be left out.
 * @param spare another value for fields that hold neither numbers nor lists nor truth values
 */
export function fieldsMissingFromFingerprint<S extends V & object, V>(
  game: Pick<Game<S, V>, 'clone' | 'fingerprint'>,
  state: S,
  spare: Readonly<Record<string, unknown>>,
): string[] {
  const text = game.fingerprint(state);
  return Object.entries(state).flatMap(([field, value]: [string, unknown]) => {
    const other = Object.assign(game.clone(state), { [field]: spare[field] ?? changedValue(value) });
    return game.fingerprint(other) === text ? [field] : [];
  });
}

/** Something else of the same kind. */
function changedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.concat(99);
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : null;
}
